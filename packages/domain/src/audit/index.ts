export * from './contract.ts';
export * from './exportContract.ts';
export * from './fields.ts';
export * from './schema.ts';
