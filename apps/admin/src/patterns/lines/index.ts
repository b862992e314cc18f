export { centsOf, integerCents as wholeCents, majorAmount as fullUnits } from './currency.ts';
export { kindChoices, unitChoices } from './lineChoices.ts';
export { longQuantityWords, quantityWords, unitWords } from './lineWords.ts';
export { PriceItemPicker } from './PriceItemPicker.tsx';
