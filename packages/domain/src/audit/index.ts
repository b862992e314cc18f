export * from './contract.ts';
export * from './schema.ts';
