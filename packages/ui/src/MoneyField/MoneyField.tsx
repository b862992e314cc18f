'use client';

import { useMemo } from 'react';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'formatOptions' | 'hasButtons' | 'step'> {
  /** ISO 4217 code, such as `USD`. It decides about symbol and decimals: none for JPY, three for KWD. */
  currency: string;
}

/** An amount of money, written as the locale does and rounded to the decimals of its currency when it is left. */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const formatOptions = useMemo(() => ({ style: 'currency', currency }) as const, [currency]);
  return <NumberField {...rest} formatOptions={formatOptions} hasButtons={false} />;
}
