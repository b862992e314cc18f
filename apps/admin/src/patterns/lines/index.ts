export { centsOf, integerCents, majorAmount, unitPriceOf } from './currency.ts';
export { kindChoices, unitChoices } from './lineChoices.ts';
export { kindWords, longQuantityWords, quantityWords, unitWords } from './lineWords.ts';
export { PriceItemPicker } from './PriceItemPicker.tsx';
