'use client';

import { useMemo, useRef } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/**
 * Formats the text of the field after a key press and returns it with the new caret position. `isForward` is true for
 * Delete, false for Backspace.
 */
export type PhoneFormat = (
  value: string,
  caret: number,
  options: { isForward: boolean },
) => { value: string; caret: number };

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  value?: string | undefined;
  /** Initial value, already formatted. */
  defaultValue?: string | undefined;
  /** Called with the formatted text. */
  onChange?: ((value: string) => void) | undefined;
  /** The format of phone numbers. The kit contains no country-specific format. */
  format: PhoneFormat;
}

/** A phone number that is formatted while the user types. The caret stays in place; deleting and pasting work. */
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
    // An input method editor is composing a character.
    if (isComposing) return setValue(text);
    // The clear button was pressed: the input still has its old text, and there is no caret position to keep.
    if (element?.value !== text) return setValue(format(text, text.length, { isForward: false }).value);
    const next = format(text, element.selectionStart ?? text.length, { isForward });
    // Set before React renders, because React would move the caret to the end.
    element.value = next.value;
    // During autofill another element has focus, and setting a selection would move the focus here.
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
      // `input` fires before `change`, and only `input` reports the kind of key.
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
