'use client';

import { useMemo, useRef } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/**
 * Formats the text of the field after a key press and returns the new position of the caret with it.
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
  /** Already formatted. */
  defaultValue?: string | undefined;
  /** Called with the formatted text. */
  onChange?: ((value: string) => void) | undefined;
  /** The format of phone numbers; the kit has none for any country. */
  format: PhoneFormat;
}

/** A phone number that is formatted while it is typed. The caret stays in place; deleting and pasting work. */
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
    // An input method is composing a character.
    if (isComposing) return setValue(text);
    // The clear button: the input still has its old text, and there is no caret to keep.
    if (element?.value !== text) return setValue(format(text, text.length, { isForward: false }).value);
    const next = format(text, element.selectionStart ?? text.length, { isForward });
    // Set before React renders, because React would move the caret to the end.
    element.value = next.value;
    // During autofill the focus is elsewhere, and setting a selection would take it.
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
      // `input` comes before `change` and is the only one of the two that has the kind of key.
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
