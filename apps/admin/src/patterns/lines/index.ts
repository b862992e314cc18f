export { centsOf, fullUnits, wholeCents } from './currency.ts';
export { kindChoices, unitChoices } from './lineChoices.ts';
export { quantityWords, unitWords } from './lineWords.ts';
