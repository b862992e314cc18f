'use client';

import { useRef } from 'react';
import { useFormReset } from './useFormReset.ts';

interface FormValueProps {
  name: string;
  /** What is submitted under the name, each value once. */
  values: readonly string[];
  isDisabled?: boolean | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** Takes part in a native form for a control whose text is not its value, or that is no native control. */
export function FormValue({ name, values, isDisabled = false, onReset }: FormValueProps) {
  const anchorRef = useRef<HTMLInputElement>(null);
  useFormReset(anchorRef, onReset);
  return (
    <>
      {/* Finds the form, also where nothing is submitted. */}
      <input ref={anchorRef} type="hidden" disabled />
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={isDisabled} />
      ))}
    </>
  );
}
