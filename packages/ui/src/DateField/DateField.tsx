'use client';

import { DayField } from './DayField.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';

/**
 * A day, typed in the order and with the separators of KitProvider's locale. Arrow keys step the focused part. For a
 * field with a calendar use DatePicker.
 */
export function DateField(props: DateFieldProps) {
  return <DayField {...props} />;
}
