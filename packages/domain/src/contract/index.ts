export * from './endpoint.ts';
export * from './envelope.ts';
export * from './failure.ts';
export * from './fieldErrors.ts';
export * from './pageQuery.ts';
export * from './query.ts';
export * from './scalars.ts';
export * from './shapes.ts';
