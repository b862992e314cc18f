export * from './Button/index.ts';
export * from './IconButton/index.ts';
export * from './i18n/index.ts';
export * from './Link/index.ts';
export * from './Spinner/index.ts';
export * from './theme/index.ts';
