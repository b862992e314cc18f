export { companyDataHandlers, maintainCompanies } from './handlers.ts';
export { companyDataRoutes } from './routes.ts';
