export * from './content.ts';
export * from './contract.ts';
export * from './ink.ts';
export * from './input.ts';
export * from './readContent.ts';
export * from './schema.ts';
