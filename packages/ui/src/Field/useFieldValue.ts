'use client';

import { useRef, useState } from 'react';
import { useFormReset } from './useFormReset.ts';

interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Manages the value of a text field, controlled or uncontrolled, and the ref of its input. Resetting the form restores
 * the default value.
 */
export function useFieldValue({ value, defaultValue = '', onChange }: ValueProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const setValue = (next: string) => {
    setOwnValue(next);
    onChange?.(next);
  };
  useFormReset(input, () => setOwnValue(defaultValue));
  return { value: value ?? ownValue, setValue, input };
}
