'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the form of a control is reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = control.current?.form;
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);
}
