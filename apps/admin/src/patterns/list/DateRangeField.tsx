import { DatePicker } from '@derrick/ui/DatePicker';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Stack } from '@derrick/ui/Stack';
import { visuallyHidden } from '@derrick/ui/theme';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { DateChoice } from './filters.ts';
import * as css from './list.css.ts';
import { RangePresets } from './RangePresets.tsx';

interface DateRangeFieldProps {
  /** `YYYY-MM-DD`; empty if not set. */
  from: string;
  to: string;
  onFromChange: (day: string) => void;
  onToChange: (day: string) => void;
  /** Registry of checks that run before the filters are applied. Each focuses its first invalid field. */
  checks: Set<() => boolean>;
  /** Hides the label because a heading above already shows it. */
  isLabelHidden: boolean;
  /** Offers named ranges before the two date fields. */
  hasPresets?: boolean | undefined;
  /** Chooser for the date of the record to filter by. */
  dateField?:
    | { dates: readonly DateChoice[]; value: string; onChange: (id: string | undefined) => void }
    | undefined;
}

/** Focuses a field and opens its section if it is closed. */
function reveal(field: HTMLElement | null): void {
  const section = field?.closest('details');
  if (section) section.open = true;
  field?.focus();
}

/** Date range whose end must not be before its start. */
export function DateRangeField({
  from,
  to,
  onFromChange,
  onToChange,
  checks,
  isLabelHidden,
  hasPresets = false,
  dateField: which,
}: DateRangeFieldProps) {
  const t = useTranslate();
  // A partly typed date counts as empty; the field itself shows the error.
  const incomplete = useRef({ from: false, to: false });
  const fromInput = useRef<HTMLElement>(null);
  const toInput = useRef<HTMLElement>(null);
  const isInverted = from !== '' && to !== '' && to < from;

  useEffect(() => {
    const check = () => {
      const { from: isFromIncomplete, to: isToIncomplete } = incomplete.current;
      if (isFromIncomplete) reveal(fromInput.current);
      else if (isToIncomplete || isInverted) reveal(toInput.current);
      return !isFromIncomplete && !isToIncomplete && !isInverted;
    };
    checks.add(check);
    return () => void checks.delete(check);
  }, [checks, isInverted]);

  return (
    <Stack as="fieldset" gap={12}>
      <legend className={isLabelHidden ? visuallyHidden : css.heading}>{t('list.dateRange')}</legend>
      {which && (
        <NativeSelect
          label={t('list.whichDate')}
          items={which.dates.map(({ id, label }) => ({ id, label: t(label) }))}
          value={which.value || (which.dates[0]?.id ?? '')}
          // The first date is the default.
          onChange={(id) => which.onChange(id === which.dates[0]?.id ? undefined : id)}
        />
      )}
      {hasPresets && (
        <RangePresets
          from={from}
          to={to}
          onChange={(range) => {
            onFromChange(range.from);
            onToChange(range.to);
          }}
        />
      )}
      <DatePicker
        label={t('list.from')}
        value={from}
        onChange={onFromChange}
        onValidityChange={(isValid) => {
          incomplete.current.from = !isValid;
        }}
        inputRef={fromInput}
      />
      <DatePicker
        label={t('list.to')}
        value={to}
        onChange={onToChange}
        onValidityChange={(isValid) => {
          incomplete.current.to = !isValid;
        }}
        errorMessage={isInverted ? t('list.toBeforeFrom') : undefined}
        inputRef={toInput}
      />
    </Stack>
  );
}
