export { type AuthClient, createAuthClient } from './client.ts';
export { isRole, type Role, roles } from './roles.ts';
export {
  type EmailError,
  type LoginErrors,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordError,
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
  tokensStruct,
} from './schema.ts';
