'use client';

import { useRef } from 'react';
import { useFormReset } from './useFormReset.ts';

interface FormValueProps {
  name: string;
  /** Values submitted under the name. Each value occurs once. */
  values: readonly string[];
  isDisabled?: boolean | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** Adds hidden inputs to a native form for a control whose text is not its value, or that is not a native control. */
export function FormValue({ name, values, isDisabled = false, onReset }: FormValueProps) {
  const anchorRef = useRef<HTMLInputElement>(null);
  useFormReset(anchorRef, onReset);
  return (
    <>
      {/* Always rendered, so that the form is found even if no value is submitted. */}
      <input ref={anchorRef} type="hidden" disabled />
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={isDisabled} />
      ))}
    </>
  );
}
