export { logoRoutes } from './routes.ts';
