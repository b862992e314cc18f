import './tables.ts';

export { renewProviderSeals } from './provider/renewSeals.ts';
export { createReader, type Reader } from './reader.ts';
export { type AssistantOptions, assistantRoutes } from './routes.ts';
