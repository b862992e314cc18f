import './tables.ts';

export { renewProviderSeals } from './provider/renewSeals.ts';
export { type AssistantOptions, assistantRoutes } from './routes.ts';
