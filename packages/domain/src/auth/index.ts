export { isRole, type Role, roles } from '../permissions/roles.ts';
export * from './accountContract.ts';
export * from './contract.ts';
export * from './registration.ts';
export * from './registrationSchema.ts';
export * from './rules.ts';
export { type CurrentUser, currentUserStruct, type Login, loginStruct, refreshStruct } from './schema.ts';
