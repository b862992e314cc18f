'use client';

import { Clock } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { FieldButton } from '../Field/InputField.tsx';
import { timeFieldTexts } from '../i18n/texts/timeField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { formatTime, timesOfDay } from './timeOfDay.ts';

// react-aria's menu with its popover weighs 37 KB brotli: it is loaded when the pointer comes to the clock.
const loadMenu = () => import('../Menu/AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

/** Minutes between two times of the list. */
const STEP = 30;

/** Height of the list in px: eight times and the half of a ninth, so that it is seen to go on. */
const HEIGHT = 314;

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
  const [AnchoredMenu, load] = useLazyComponent(loadMenu);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const items = useMemo(
    () => timesOfDay(start, STEP).map((time) => ({ id: time, label: formatTime(time, locale) })),
    [locale, start],
  );
  return (
    <>
      <FieldButton
        label={message('timeField.open', { label })}
        icon={<Clock size={16} aria-hidden="true" />}
        isTabStop={false}
        aria-haspopup="menu"
        aria-keyshortcuts={listShortcut}
        buttonRef={buttonRef}
        onPointerEnter={load}
        onPress={() => {
          // The menu gives the focus back to what has it now: not to the field, for which a phone shows its keyboard.
          buttonRef.current?.focus();
          onOpenChange(true);
        }}
      />
      {AnchoredMenu && (
        <AnchoredMenu
          trigger={buttonRef.current}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          label={label}
          items={items}
          selectedId={value ?? undefined}
          maxHeight={HEIGHT}
          onAction={onChoose}
        />
      )}
    </>
  );
}
