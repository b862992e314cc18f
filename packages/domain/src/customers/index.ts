export * from './contract.ts';
export { type CustomerOption, customerListReply, customerOptionStruct } from './schema.ts';
