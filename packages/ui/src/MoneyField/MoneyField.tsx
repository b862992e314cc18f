'use client';

import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'formatOptions' | 'hasButtons' | 'step'> {
  /** ISO 4217 code, such as `USD`. It decides about symbol and decimals: none for JPY, three for KWD. */
  currency: string;
}

/** Decimals that the field keeps, also if the currency has fewer. */
const KEPT_DECIMALS = 8;

/**
 * An amount of money, written as the locale does. A typed amount with more decimals than its currency has is not rounded:
 * the field keeps it, so that a form can reject it with an `errorMessage`.
 */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const formatOptions = useMemo(
    () => ({ style: 'currency', currency, maximumFractionDigits: KEPT_DECIMALS }) as const,
    [currency],
  );
  return <NumberField {...rest} formatOptions={formatOptions} hasButtons={false} />;
}
