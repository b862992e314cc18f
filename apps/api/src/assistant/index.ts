import './tables.ts';

export { renewProviderSeals } from './provider/store.ts';
export { type AssistantOptions, assistantRoutes } from './routes.ts';
