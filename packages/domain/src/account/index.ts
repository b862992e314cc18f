export * from './browser.ts';
export * from './contract.ts';
export * from './factorContract.ts';
export * from './factorSchema.ts';
export * from './photo.ts';
export * from './schema.ts';
