export * from './contract.ts';
export * from './input.ts';
export * from './option.ts';
export * from './record.ts';
export * from './recordContract.ts';
export * from './rules.ts';
export * from './schema.ts';
