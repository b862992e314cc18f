import { DateField } from '@derrick/ui/DateField';
import { visuallyHidden } from '@derrick/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './list.css.ts';

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
}: DateRangeFieldProps) {
  const t = useTranslate();
  const [incomplete, setIncomplete] = useState({ from: false, to: false });
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const isInverted = from !== '' && to !== '' && to < from;

  useEffect(() => {
    const check = () => {
      // Of a date that is typed in part the browser gives nothing but the fact.
      const found = {
        from: fromInput.current?.validity.badInput ?? false,
        to: toInput.current?.validity.badInput ?? false,
      };
      setIncomplete(found);
      if (found.from) reveal(fromInput.current);
      else if (found.to || isInverted) reveal(toInput.current);
      return !found.from && !found.to && !isInverted;
    };
    checks.add(check);
    return () => void checks.delete(check);
  }, [checks, isInverted]);
  const incompleteText = (isIncomplete: boolean) => (isIncomplete ? t('list.dateIncomplete') : undefined);

  return (
    <fieldset className={css.dates}>
      <legend className={isLabelHidden ? visuallyHidden : css.heading}>{t('list.dateRange')}</legend>
      <DateField
        label={t('list.from')}
        value={from}
        onChange={onFromChange}
        errorMessage={incompleteText(incomplete.from)}
        inputRef={fromInput}
      />
      <DateField
        label={t('list.to')}
        value={to}
        onChange={onToChange}
        errorMessage={isInverted ? t('list.toBeforeFrom') : incompleteText(incomplete.to)}
        inputRef={toInput}
      />
    </fieldset>
  );
}
