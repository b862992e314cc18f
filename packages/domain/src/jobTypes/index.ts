export * from './contract.ts';
export * from './levelNames.ts';
export * from './recordContract.ts';
export * from './rules.ts';
export * from './schema.ts';
