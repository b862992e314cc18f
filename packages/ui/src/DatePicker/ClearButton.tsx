'use client';

import { X } from 'lucide-react';
import { useContext } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { FieldButton } from '../Field/InputField.tsx';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';

interface ClearButtonProps {
  label: string;
  onClear: () => void;
}

/** Clears a date picker. For pointers only; keyboard users clear each part with Backspace. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const message = useTexts(fieldTexts);
  const day = useContext(DatePickerStateContext);
  const range = useContext(DateRangePickerStateContext);
  const isEmpty = !day?.value && !range?.value.start && !range?.value.end;
  if (isEmpty) return null;
  return (
    <FieldButton
      label={message('field.clear', { label })}
      icon={<X size={16} aria-hidden="true" />}
      isTabStop={false}
      onPress={() => {
        day?.setValue(null);
        range?.setValue(null);
        onClear();
      }}
    />
  );
}
