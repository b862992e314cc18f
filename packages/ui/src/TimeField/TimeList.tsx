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

/** Minutes between two times of the list. */
const STEP = 30;

/** The keys that open the list from the field. */
export const listShortcut = 'Alt+ArrowDown';

interface TimeListProps {
  label: string;
  value: string | null;
  /** The time that the list begins at. */
  start: string;
  onChoose: (time: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The clock of a TimeField: opens a list of every half hour. Pointer only: the keyboard opens it in the field. */
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
    // A time between two of the list opens it at the earlier one.
    defaultActiveId: value === null || isListed ? (value ?? start) : stepTime(value, -STEP),
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
          // The list returns the focus to the clock: focusing the field would open the keyboard of a phone.
          buttonRef.current?.focus();
          onOpenChange(!isOpen);
        }}
      />
      <ListboxPopup listbox={listbox} onLeave={close} />
    </>
  );
}
