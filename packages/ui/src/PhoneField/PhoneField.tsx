import { useMemo, useRef } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/**
 * Writes what a field holds after a key the way numbers are written here, and says where the caret belongs in that.
 * `isForward`: the key was Delete rather than Backspace.
 */
export type PhoneFormat = (
  value: string,
  caret: number,
  options: { isForward: boolean },
) => { value: string; caret: number };

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  value?: string | undefined;
  /** Shown as it is: format it first. */
  defaultValue?: string | undefined;
  /** Called with the formatted text. */
  onChange?: ((value: string) => void) | undefined;
  /** The rules of the numbers that are expected; the kit knows no country's. */
  format: PhoneFormat;
}

/** A phone number that is formatted as it is typed: the caret stays where the reader is, and deleting and pasting work. */
export function PhoneField({
  value: givenValue,
  defaultValue,
  onChange,
  format,
  inputRef,
  onInput,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const { value, setValue, input } = useFieldValue({ value: givenValue, defaultValue, onChange });
  const ref = useMemo(() => mergeRefs(input, inputRef), [input, inputRef]);
  const key = useRef({ isForward: false, isComposing: false });

  const change = (text: string) => {
    const element = input.current;
    const { isForward, isComposing } = key.current;
    key.current = { isForward: false, isComposing: false };
    // An input method is in the middle of a character.
    if (isComposing) return setValue(text);
    // The clear button asks before the input holds anything else: there is no caret to keep.
    if (element?.value !== text) return setValue(format(text, text.length, { isForward: false }).value);
    const next = format(text, element.selectionStart ?? text.length, { isForward });
    // Before React renders: written by React, a value takes the caret to its end.
    element.value = next.value;
    // A browser that fills the form in has the focus elsewhere, and setting a selection would take it.
    if (element.ownerDocument.activeElement === element) element.setSelectionRange(next.caret, next.caret);
    setValue(next.value);
  };

  return (
    <TextField
      {...rest}
      type="tel"
      autoComplete={autoComplete}
      value={value}
      onChange={change}
      inputRef={ref}
      // Heard before the change: of the two, only this event says which key it was.
      onInput={(event) => {
        const { nativeEvent } = event;
        const native = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
        key.current = {
          isForward: native?.inputType === 'deleteContentForward',
          isComposing: native?.isComposing ?? false,
        };
        onInput?.(event);
      }}
    />
  );
}
