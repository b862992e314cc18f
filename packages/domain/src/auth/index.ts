export { isRole, type Role, roles } from '../permissions/roles.ts';
export * from './accountContract.ts';
export * from './contract.ts';
export * from './currentCompany.ts';
export * from './currentPassword.ts';
export * from './passkeyContract.ts';
export * from './registration.ts';
export * from './registrationSchema.ts';
export * from './rules.ts';
export {
  type CurrentUser,
  currentUserStruct,
  refreshStruct,
  type SecondFactors,
  secondFactorsStruct,
} from './schema.ts';
export * from './signInContract.ts';
export { type Login, loginStruct } from './signInSchema.ts';
