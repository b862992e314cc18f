export * from './contract.ts';
export * from './preferences.ts';
export * from './schema.ts';
