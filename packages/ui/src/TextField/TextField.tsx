'use client';

import { X } from 'lucide-react';
import { useMemo } from 'react';
import { FieldButton, InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { textFieldTypes } from './variants.ts';

export interface TextFieldProps extends InputFieldProps {
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number] | undefined;
  /** Shows a clear button while there is a value. @default true */
  isClearable?: boolean | undefined;
  /** Accessible name of the clear button. @default the kit's "Clear {label}" */
  clearLabel?: string | undefined;
}

/** One line of text with a label, a description or error, and a clear button. */
export function TextField({
  isClearable = true,
  clearLabel,
  value: givenValue,
  defaultValue,
  onChange,
  inputRef,
  ...rest
}: TextFieldProps) {
  const message = useTexts(fieldTexts);
  const { value, setValue, input } = useFieldValue({ value: givenValue, defaultValue, onChange });
  const ref = useMemo(() => mergeRefs(input, inputRef), [input, inputRef]);
  const canClear = isClearable && value !== '' && !rest.isDisabled && !rest.isReadOnly;
  return (
    <InputField
      {...rest}
      value={value}
      onChange={setValue}
      inputRef={ref}
      end={
        canClear && (
          <FieldButton
            label={clearLabel ?? message('field.clear', { label: rest.label })}
            icon={<X size={16} aria-hidden="true" />}
            isTabStop={false}
            onPress={() => {
              setValue('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
