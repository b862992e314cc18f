'use client';

import { Search, X } from 'lucide-react';
import { useMemo } from 'react';
import { FieldButton, InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { searchFieldTexts } from '../i18n/texts/searchField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './SearchField.css.ts';

const texts = { ...fieldTexts, ...searchFieldTexts };

export interface SearchFieldProps
  extends Omit<InputFieldProps, 'label' | 'labelAction' | 'onSubmit' | 'onKeyDown'> {
  /** Accessible name. Not visible: the placeholder and the icon explain the field. */
  label: string;
  /** Called with the text on Enter and on the search button. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called on the clear button and on Escape, after `onChange('')`. */
  onClear?: (() => void) | undefined;
}

/** A search field, as wide as its container. Enter or the search button submits the search; Escape or the clear button clears the field. */
export function SearchField({
  value: givenValue,
  defaultValue,
  onChange,
  onSubmit,
  onClear,
  inputRef,
  size = 'medium',
  className,
  ...rest
}: SearchFieldProps) {
  const message = useTexts(texts);
  const { value, setValue, input } = useFieldValue({ value: givenValue, defaultValue, onChange });
  const ref = useMemo(() => mergeRefs(input, inputRef), [input, inputRef]);
  const clear = () => {
    setValue('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <InputField
      {...rest}
      className={join(styles.root, className)}
      isLabelHidden
      size={size}
      type="search"
      enterKeyHint="search"
      value={value}
      onChange={setValue}
      inputRef={ref}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          // Prevents Enter from submitting a form around the field.
          event.preventDefault();
          onSubmit?.(value);
        } else if (event.key === 'Escape' && value !== '') {
          event.preventDefault();
          // Prevents Escape from also closing a dialog or popover around the field.
          event.stopPropagation();
          clear();
        }
      }}
      start={
        <FieldButton
          label={message('searchField.submit')}
          icon={<Search size={16} aria-hidden="true" />}
          onPress={() => onSubmit?.(value)}
        />
      }
      end={
        value !== '' &&
        !rest.isDisabled && (
          <FieldButton
            label={message('field.clear', { label: rest.label })}
            icon={<X size={16} aria-hidden="true" />}
            isTabStop={false}
            onPress={clear}
          />
        )
      }
    />
  );
}
