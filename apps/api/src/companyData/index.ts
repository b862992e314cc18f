export { companyDataRoutes } from './routes.ts';
export { companyDataHandlers, lookAfterCompanies, startCompanyData } from './start.ts';
