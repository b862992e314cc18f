// What each feature serves, one line each; `app.ts` puts all of it into the app.
export { emailRoutes, factorRoutes, ownAccountRoutes } from './account/index.ts';
export { auditRoutes } from './audit/routes.ts';
export { accountRoutes } from './auth/accountRoutes.ts';
export { sessionRoutes } from './auth/routes.ts';
export { companyRoutes } from './company/routes.ts';
export { customerRoutes } from './customers/routes.ts';
export { fileRoutes } from './files/index.ts';
export { invoiceRoutes } from './invoices/routes.ts';
export { jobTypeRoutes } from './jobTypes/routes.ts';
export { notificationRoutes } from './notifications/routes.ts';
export { overviewRoutes } from './overview/routes.ts';
export { peopleRoutes } from './people/routes.ts';
export { photoRoutes } from './photos/index.ts';
export { openApiRoutes } from './platform/openApi.ts';
export { priceItemRoutes } from './priceItems/routes.ts';
export { printingRoutes } from './printing/routes.ts';
export { signatureRoutes } from './signatures/routes.ts';
export { ticketRoutes } from './tickets/routes.ts';
