'use client';

import { ChevronsUpDown, X } from 'lucide-react';
import { FieldButton } from '../Field/InputField.tsx';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { ComboBoxState } from './useComboBox.ts';

const texts = { ...comboBoxTexts, ...fieldTexts };

interface ComboBoxButtonsProps {
  label: string;
  box: ComboBoxState;
}

/** The buttons that clear a ComboBox and open its list. For pointers only; the keyboard does both in the input. */
export function ComboBoxButtons({ label, box }: ComboBoxButtonsProps) {
  const message = useTexts(texts);
  return (
    <>
      {box.text !== '' && (
        <FieldButton
          label={message('field.clear', { label })}
          icon={<X size={16} aria-hidden="true" />}
          isTabStop={false}
          onPress={box.clear}
        />
      )}
      <FieldButton
        label={message('comboBox.open', { label })}
        icon={<ChevronsUpDown size={16} aria-hidden="true" />}
        isTabStop={false}
        onPress={() => {
          box.inputRef.current?.focus();
          box.setExpanded(!box.isOpen);
        }}
      />
    </>
  );
}
