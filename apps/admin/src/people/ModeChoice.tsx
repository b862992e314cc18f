import { visuallyHidden } from '@derrick/ui/theme';
import { useId } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { InviteMode } from './kind.ts';
import * as css from './ModeChoice.css.ts';

interface ModeChoiceProps {
  modes: readonly InviteMode[];
  value: InviteMode;
  onChange: (mode: InviteMode) => void;
  isDisabled: boolean;
}

/** Radio buttons that select how the new team member signs in. */
export function ModeChoice({ modes, value, onChange, isDisabled }: ModeChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={css.group} disabled={isDisabled}>
      <legend className={visuallyHidden}>{t('people.mode')}</legend>
      {modes.map((mode) => (
        <label key={mode.id} className={css.mode}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={mode.id}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {t(mode.label)}
        </label>
      ))}
    </fieldset>
  );
}
