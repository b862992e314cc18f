export * from './dataSchema.ts';
