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
  /** `YYYY-MM-DD`; empty for none. */
  from: string;
  to: string;
  onFromChange: (day: string) => void;
  onToChange: (day: string) => void;
  /** Where the check that precedes applying is kept: it leads to the first field that is wrong. */
  checks: Set<() => boolean>;
  /** The heading stands above already. */
  isLabelHidden: boolean;
  /** Offers ranges by name before the two dates. */
  hasPresets?: boolean | undefined;
  /** Chooses which date of a record is meant. */
  which?:
    | { dates: readonly DateChoice[]; value: string; onChange: (id: string | undefined) => void }
    | undefined;
}

/** Focuses a field, also in a section that is closed. */
function reveal(field: HTMLElement | null): void {
  const section = field?.closest('details');
  if (section) section.open = true;
  field?.focus();
}

/** Two dates, of which the second is not before the first. */
export function DateRangeField({
  from,
  to,
  onFromChange,
  onToChange,
  checks,
  isLabelHidden,
  hasPresets = false,
  which,
}: DateRangeFieldProps) {
  const t = useTranslate();
  // A date that is typed in part counts as none; the field itself shows that as an error.
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
          // The first one is meant anyway.
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
