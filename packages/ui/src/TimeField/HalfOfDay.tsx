'use client';

import { FieldButton } from '../Field/InputField.tsx';
import { timeFieldTexts } from '../i18n/texts/timeField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './TimeField.css.ts';
import { halfOf, stepTime } from './timeOfDay.ts';

/** Minutes between a time in the morning and the same time in the afternoon. */
const HALF_DAY = 12 * 60;

interface HalfOfDayProps {
  label: string;
  value: string | null;
  onChange: (time: string) => void;
}

/**
 * The button of a TimeField on a touch screen that switches between am and pm, because the numeric keyboard has no letters.
 * Nothing in a locale with 24 hours.
 */
export function HalfOfDay({ label, value, onChange }: HalfOfDayProps) {
  const locale = useKitLocale();
  const message = useTexts(timeFieldTexts);
  const half = halfOf(value, locale);
  if (value === null || half === undefined) return null;
  const other = stepTime(value, HALF_DAY);
  return (
    <span className={styles.half}>
      <FieldButton
        label={message('timeField.half', { label, half: halfOf(other, locale) ?? '' })}
        icon={half}
        isTabStop={false}
        onPress={() => onChange(other)}
      />
    </span>
  );
}
