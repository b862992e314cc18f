export * from './contract.ts';
export * from './preferences.ts';
export * from './schema.ts';
export * from './streamContract.ts';
export * from './unsubscribeContract.ts';
