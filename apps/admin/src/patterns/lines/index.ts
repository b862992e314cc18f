export { CURRENCY, centsOf, fullUnits } from './currency.ts';
export { unitWords } from './lineWords.ts';
