export { emailRoutes } from './emailRoutes.ts';
export { type EmailOwner, requestEmail } from './requestEmail.ts';
