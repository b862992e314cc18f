'use client';

import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { useContext } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { dateRangePickerTexts } from '../i18n/texts/dateRangePicker.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './DateRangePicker.css.ts';
import { type DateRangePreset, rangeOfPreset } from './presets.ts';

interface PresetListProps {
  presets: readonly DateRangePreset[];
  today: string | undefined;
}

/** The named ranges of a DateRangePicker. The button of the selected range is pressed. */
export function PresetList({ presets, today = todayIn(getLocalTimeZone()).toString() }: PresetListProps) {
  const message = useTexts(dateRangePickerTexts);
  const state = useContext(DateRangePickerStateContext);
  const chosen = `${state?.value.start} ${state?.value.end}`;
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
              state?.setValue({ start: parseDate(from), end: parseDate(to) });
              state?.close();
            }}
          >
            {message(`dateRangePicker.${preset}`)}
          </button>
        );
      })}
    </div>
  );
}
