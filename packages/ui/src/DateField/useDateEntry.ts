'use client';

import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';
import * as styles from './DateField.css.ts';

/** Returns true for a date of which some parts are filled in and some are empty. */
function isPartlyTyped(date: Element): boolean {
  const parts = [...date.querySelectorAll('[role="spinbutton"]')];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < parts.length;
}

/** Submits the form on Enter, as in every other field. */
function submitOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof Element && target.role === 'spinbutton') {
    target.closest('form')?.requestSubmit();
  }
}

/**
 * Adds two behaviors that react-aria's date fields lack: detecting that the field lost focus with an incomplete date
 * (which `onChange` reports as no date), and submitting the form on Enter. Pass `ref` to the field, call `onComplete` when
 * it reports a date and `onLeave` when it loses focus. `focus` focuses the first part.
 */
export function useDateEntry(
  givenRef: Ref<HTMLDivElement> | undefined,
  onValidityChange: ((isValid: boolean) => void) | undefined,
) {
  const innerRef = useRef<HTMLDivElement>(null);
  const ref = useMemo(() => mergeRefs(innerRef, givenRef), [givenRef]);
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => {
    const root = innerRef.current;
    root?.addEventListener('keydown', submitOnEnter);
    return () => root?.removeEventListener('keydown', submitOnEnter);
  }, []);
  const change = (next: boolean) => {
    if (next === isIncomplete) return;
    setIncomplete(next);
    onValidityChange?.(!next);
  };
  return {
    ref,
    isIncomplete,
    focus: () => innerRef.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
    onComplete: () => change(false),
    onLeave() {
      const dates = innerRef.current?.getElementsByClassName(styles.parts) ?? [];
      change([...dates].some(isPartlyTyped));
    },
  };
}
