'use client';

import { Clock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { FieldButton } from '../Field/InputField.tsx';
import { timeFieldTexts } from '../i18n/texts/timeField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ListboxPopup } from '../Listbox/ListboxPopup.tsx';
import { useListbox } from '../Listbox/useListbox.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { formatTime, stepTime, timesOfDay } from './timeOfDay.ts';

/** Interval of the times in the list, in minutes. */
const STEP = 30;

/** Keyboard shortcut that opens the list from the field. */
export const listShortcut = 'Alt+ArrowDown';

interface TimeListProps {
  label: string;
  value: string | null;
  /** First time in the list. */
  start: string;
  onChoose: (time: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The clock button of a TimeField, which opens a list of every half hour. For pointers only; keyboard users open the list
 * from the field.
 */
export function TimeList({ label, value, start, onChoose, isOpen, onOpenChange }: TimeListProps) {
  const locale = useKitLocale();
  const message = useTexts(timeFieldTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const items = useMemo(
    () => timesOfDay(start, STEP).map((time) => ({ id: time, label: formatTime(time, locale) })),
    [locale, start],
  );
  const isListed = items.some(({ id }) => id === value);
  const close = () => onOpenChange(false);
  const listbox = useListbox({
    label,
    items,
    isOpen,
    isFocusable: true,
    selectedId: value,
    // For a time between two list entries, the earlier entry is active.
    firstActiveId: value === null || isListed ? (value ?? start) : stepTime(value, -STEP),
    onChoose({ id }) {
      onChoose(id);
      close();
    },
    onClose: close,
    onCancel: close,
  });
  return (
    <>
      <FieldButton
        label={message('timeField.open', { label })}
        icon={<Clock size={16} aria-hidden="true" />}
        isTabStop={false}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-keyshortcuts={listShortcut}
        controls={listbox.controlProps['aria-controls']}
        buttonRef={buttonRef}
        onPress={() => {
          // The list returns focus to the clock button, because focusing the field would open the on-screen keyboard of a
          // phone.
          buttonRef.current?.focus();
          onOpenChange(!isOpen);
        }}
      />
      <ListboxPopup listbox={listbox} onLeave={close} />
    </>
  );
}
