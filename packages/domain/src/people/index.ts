export * from './contract.ts';
export * from './list.ts';
export * from './policy.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './status.ts';
