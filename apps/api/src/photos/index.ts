export { createPhotoAddresses, type PhotoAddresses } from './photoAddresses.ts';
export { photoRoutes } from './routes.ts';
