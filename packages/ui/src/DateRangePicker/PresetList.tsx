'use client';

import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import type { DateRangePickerState } from 'react-stately/useDateRangePickerState';
import { dateRangePickerTexts } from '../i18n/texts/dateRangePicker.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './DateRangePicker.css.ts';
import { type DateRangePreset, rangeOfPreset } from './presets.ts';

interface PresetListProps {
  presets: readonly DateRangePreset[];
  today: string | undefined;
  state: DateRangePickerState;
}

/** The named ranges of a DateRangePicker. The button of the selected range is pressed. */
export function PresetList({
  presets,
  today = todayIn(getLocalTimeZone()).toString(),
  state,
}: PresetListProps) {
  const message = useTexts(dateRangePickerTexts);
  const chosen = `${state.value.start} ${state.value.end}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups buttons.
    <div role="group" aria-label={message('dateRangePicker.presets')} className={styles.presets}>
      {presets.map((preset) => {
        const { from, to } = rangeOfPreset(preset, today);
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={chosen === `${from} ${to}`}
            className={styles.preset}
            onClick={() => {
              state.setValue({ start: parseDate(from), end: parseDate(to) });
              state.setOpen(false);
            }}
          >
            {message(`dateRangePicker.${preset}`)}
          </button>
        );
      })}
    </div>
  );
}
