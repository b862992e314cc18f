export { requirePassword } from './checkPassword.ts';
export { emailRoutes } from './emailRoutes.ts';
export { factorRoutes } from './factorRoutes.ts';
export { type EmailOwner, requestEmail } from './requestEmail.ts';
export { ownAccountRoutes } from './routes.ts';
