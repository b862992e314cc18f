'use client';

import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { statCardTexts } from '../i18n/texts/statCard.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './StatCard.css.ts';

/** A change against an earlier time. */
export interface Trend {
  /** 12.5 means 12.5 % more, −2.4 means 2.4 % less. The arrow points up from 0 on. */
  percentage: number;
  /** Time of comparison, which a screen reader reads after "Up 12.5%": "since last week". */
  label: string;
}

/** A trend as an arrow and a signed percentage; a screen reader reads it in words. @selector [data-direction] */
export function TrendChip({ percentage, label }: Trend) {
  const message = useTexts(statCardTexts);
  const locale = useKitLocale();
  const direction = percentage < 0 ? 'down' : 'up';
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  const format = (signDisplay: 'exceptZero' | 'never') =>
    // Not the percent style of Intl: in American Spanish that leaves the space out, which the texts around it have.
    message('statCard.percentage', {
      value: new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay }).format(percentage),
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
