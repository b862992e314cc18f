export * from './contract.ts';
export * from './recordContract.ts';
export * from './schema.ts';
export * from './status.ts';
export * from './summary.ts';
