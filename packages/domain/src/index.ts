export * from './auth/index.ts';
export * from './files/index.ts';
export * from './format/index.ts';
export * from './http/index.ts';
export * from './overview/index.ts';
export * from './permissions/index.ts';
export * from './technicians/index.ts';
export * from './tickets/index.ts';
