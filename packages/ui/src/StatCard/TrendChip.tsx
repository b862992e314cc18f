'use client';

import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { numberFormat } from '../i18n/intl.ts';
import { statCardTexts } from '../i18n/texts/statCard.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './StatCard.css.ts';

/** A change against an earlier time. */
export interface Trend {
  /** Change in percent: 12.5 means 12.5% more, −2.4 means 2.4% less. The arrow points up for 0 and more. */
  percentage: number;
  /** Basis of comparison, which a screen reader reads after "Up 12.5%", such as "since last week". */
  label: string;
}

/** A trend as an arrow and a signed percentage. A screen reader reads it in words. @selector [data-direction] */
export function TrendChip({ percentage, label }: Trend) {
  const message = useTexts(statCardTexts);
  const locale = useKitLocale();
  const direction = percentage < 0 ? 'down' : 'up';
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  const format = (signDisplay: 'exceptZero' | 'never') =>
    // The percent style of Intl is not used: in American Spanish it omits the space, unlike the surrounding texts.
    message('statCard.percentage', {
      value: numberFormat(locale, { maximumFractionDigits: 1, signDisplay }).format(percentage),
    });
  return (
    <span className={join(styles.chip, styles.direction[direction])} data-direction={direction}>
      <Arrow size={12} aria-hidden="true" />
      <span aria-hidden="true">{format('exceptZero')}</span>
      <span className={visuallyHidden}>
        {percentage === 0
          ? message('statCard.level')
          : message(`statCard.${direction}`, { percentage: format('never') })}{' '}
        {label}
      </span>
    </span>
  );
}
