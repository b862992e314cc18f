export * from './contract.ts';
export * from './publicContract.ts';
export * from './statement.ts';
