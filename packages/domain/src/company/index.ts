export * from './conflict.ts';
export * from './contract.ts';
export * from './dataContract.ts';
export * from './dataSchema.ts';
export * from './input.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './sectionContract.ts';
