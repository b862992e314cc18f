export * from './contract.ts';
export * from './exportContract.ts';
export * from './schema.ts';
