'use client';

import { useMemo, useRef, useState } from 'react';
import { InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { timeFieldTexts } from '../i18n/texts/timeField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { HalfOfDay } from './HalfOfDay.tsx';
import { TimeList } from './TimeList.tsx';
import { formatTime, parseTime, stepTime } from './timeOfDay.ts';

export interface TimeFieldProps
  extends Omit<InputFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onKeyDown'> {
  /** Time of day as `HH:mm` in 24 hours; null for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called while the user types; null while the text is not a valid time. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Form field name for the submitted value: `HH:mm` in every locale, '' for none. */
  name?: string | undefined;
  /** Called with false when the field loses focus with an invalid text, and with true once the text is corrected. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
}

/** Minutes added by the arrow keys, Page Up and Page Down. */
const steps: Partial<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };

/** Time that the arrow keys set in an empty field: the start of a working day. */
const DEFAULT_TIME = '08:00';

const EXAMPLE = '19:30';

/**
 * A time of day. Accepts `7`, `730`, `7:30 pm`, `19:30` or `7p` and formats it in the locale of KitProvider. Arrow keys
 * change it by a quarter of an hour, Page Up and Page Down by an hour. The clock button or Alt+ArrowDown opens a list of
 * times. A touch screen shows its numeric keyboard and, if the locale has 12 hours, a button for am and pm.
 */
export function TimeField({
  value: givenValue,
  defaultValue = null,
  onChange,
  onValidityChange,
  onBlur,
  errorMessage,
  isInvalid,
  inputRef,
  name,
  form,
  ...rest
}: TimeFieldProps) {
  const locale = useKitLocale();
  const message = useTexts(timeFieldTexts);
  const [isListOpen, setListOpen] = useState(false);
  const [state, setState] = useState<{ value: string | null; typed?: string; isUnreadable?: boolean }>({
    value: givenValue === undefined ? defaultValue : givenValue,
  });
  // A new value from the owner replaces the typed text.
  if (givenValue !== undefined && givenValue !== state.value) setState({ value: givenValue });

  const change = (value: string | null, typed?: string) => {
    setState(typed === undefined ? { value } : { value, typed });
    if (state.isUnreadable) onValidityChange?.(true);
    if (value !== state.value) onChange?.(value);
  };

  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(input, inputRef), [inputRef]);
  useFormReset(input, () => {
    setState({ value: givenValue === undefined ? defaultValue : givenValue });
    if (state.isUnreadable) onValidityChange?.(true);
  });

  const isChangeable = !rest.isReadOnly && !rest.isDisabled;
  const unreadable =
    state.isUnreadable && message('timeField.unreadable', { example: formatTime(EXAMPLE, locale) });
  return (
    <InputField
      autoComplete="off"
      // Digits are enough: 730 and 1930 are times.
      inputMode="numeric"
      {...rest}
      form={form}
      inputRef={mergedRef}
      errorMessage={unreadable || errorMessage}
      isInvalid={unreadable ? true : isInvalid}
      value={state.typed ?? formatTime(state.value, locale)}
      onChange={(typed) => change(parseTime(typed), typed)}
      onBlur={(event) => {
        const isUnreadable = state.value === null && (state.typed ?? '').trim() !== '';
        if (isUnreadable) setState((current) => ({ ...current, isUnreadable }));
        else setState(({ value }) => ({ value }));
        if (isUnreadable && !state.isUnreadable) onValidityChange?.(false);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey && isChangeable) {
          event.preventDefault();
          setListOpen(true);
          return;
        }
        const step = steps[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey || !isChangeable) return;
        event.preventDefault();
        change(state.value === null ? DEFAULT_TIME : stepTime(state.value, step));
      }}
      end={
        <>
          {name && (
            <input
              type="hidden"
              name={name}
              form={form}
              value={state.value ?? ''}
              disabled={rest.isDisabled}
            />
          )}
          {isChangeable && (
            <HalfOfDay label={rest.label} value={state.value} onChange={(time) => change(time)} />
          )}
          {isChangeable && (
            <TimeList
              label={rest.label}
              value={state.value}
              start={DEFAULT_TIME}
              onChoose={(time) => change(time)}
              isOpen={isListOpen}
              onOpenChange={setListOpen}
            />
          )}
        </>
      }
    />
  );
}
