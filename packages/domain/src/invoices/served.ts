// What the server answers already: the list of all endpoints is made of it.

export * from './actions.ts';
export * from './contract.ts';
export * from './exportContract.ts';
export * from './grouping.ts';
export * from './input.ts';
export * from './numbers.ts';
export * from './publicContract.ts';
export * from './query.ts';
export * from './record.ts';
export * from './recordContract.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './sendContract.ts';
export * from './settingsContract.ts';
export * from './status.ts';
