'use client';

import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { moneyOptions } from './moneyOptions.ts';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'formatOptions' | 'hasButtons' | 'step'> {
  /**
   * ISO 4217 currency code, such as `USD`. It decides the symbol and the number of decimals: none for JPY, three for KWD.
   */
  currency: string;
}

/**
 * An amount of money in the locale's notation. If the user types more decimals than the currency has, the amount is not
 * rounded, so that a form can reject it with an `errorMessage`.
 */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const formatOptions = useMemo(() => moneyOptions(currency), [currency]);
  return <NumberField {...rest} formatOptions={formatOptions} hasButtons={false} />;
}
