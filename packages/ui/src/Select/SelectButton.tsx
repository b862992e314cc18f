'use client';

import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, RefObject } from 'react';
import type { ControlProps } from '../Field/FieldFrame.tsx';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import * as styles from './Select.css.ts';

interface SelectButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  control: ControlProps;
  /** Chosen names, or the placeholder. */
  text: string;
  /** `id` of the text, which is part of the name or description of the button. */
  textId: string;
  isPlaceholder: boolean;
  /** Number of chosen items, if there are several. */
  count?: string | undefined;
}

/** The button of a Select or MultiSelect, which shows the choice and opens the list. */
export function SelectButton({ control, text, textId, isPlaceholder, count, ...rest }: SelectButtonProps) {
  const message = useTexts(fieldTexts);
  const { 'aria-required': isRequired, ...attributes } = control;
  return (
    <button {...attributes} {...rest} type="button" className={styles.button}>
      <span id={textId} className={styles.value} data-placeholder={isPlaceholder || undefined}>
        {text}
        {/* A button does not support `aria-required`. */}
        {isRequired && <span className={visuallyHidden}> ({message('field.required')})</span>}
      </span>
      {count && <span className={styles.count}>{count}</span>}
      <ChevronsUpDown className={styles.chevron} size={16} aria-hidden="true" />
    </button>
  );
}

interface OpenOptions {
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Handlers with which a press on the button opens the list, or closes it. */
export const openOnPress = ({ buttonRef, isOpen, setOpen }: OpenOptions) => ({
  // Keeps the focus in the open list, which would close before the click and open again with it.
  onMouseDown(event: MouseEvent) {
    if (isOpen) event.preventDefault();
  },
  onClick() {
    // Safari does not focus a pressed button. The list returns the focus to the element focused before.
    buttonRef.current?.focus();
    setOpen(!isOpen);
  },
});
