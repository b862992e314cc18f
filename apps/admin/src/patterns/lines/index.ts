export { centsOf, fullUnits } from './currency.ts';
export { kindChoices, unitChoices } from './lineChoices.ts';
export { unitWords } from './lineWords.ts';
