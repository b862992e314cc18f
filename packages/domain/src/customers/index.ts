export * from './contract.ts';
export { type CustomerOption, customerOptionStruct } from './schema.ts';
