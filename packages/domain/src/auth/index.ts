export { isRole, type Role, roles } from '../permissions/roles.ts';
export { type AuthClient, createAuthClient } from './client.ts';
export * from './contract.ts';
export {
  COMPANY_NAME_MAX_LENGTH,
  type CompanySize,
  type CompanyStep,
  type CompanyStepErrors,
  type ConfirmPasswordError,
  companySizes,
  FULLNAME_MAX_LENGTH,
  type Industry,
  industries,
  type NewPasswordErrors,
  type PersonalStep,
  type PersonalStepErrors,
  validateAcceptance,
  validateCompanyName,
  validateCompanyStep,
  validateConfirmation,
  validateForgotPassword,
  validateFullname,
  validateNewPassword,
  validatePersonalStep,
} from './registration.ts';
export {
  type AcceptInvitation,
  acceptInvitationStruct,
  forgotPasswordStruct,
  fullnameStruct,
  type Invitation,
  invitationReply,
  invitationStruct,
  type Registration,
  type ResetPassword,
  registerStruct,
  resetPasswordStruct,
  TOKEN_MAX_LENGTH,
} from './registrationSchema.ts';
export {
  type EmailError,
  type LoginErrors,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordError,
  validateChosenPassword,
  validateEmail,
  validateLogin,
  validatePassword,
} from './rules.ts';
export {
  type CurrentUser,
  currentUserReply,
  currentUserStruct,
  type Login,
  loginStruct,
  refreshStruct,
  tokensReply,
} from './schema.ts';
