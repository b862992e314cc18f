export * from './contract.ts';
export * from './customerPrice.ts';
export * from './customerPriceContract.ts';
export * from './recordContract.ts';
export * from './rules.ts';
export * from './schema.ts';
