import { useRef, useState } from 'react';

interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** The text of a field, controlled or not, and its input with a ref that also serves the caller's. */
export function useFieldValue({ value, defaultValue = '', onChange }: ValueProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const setValue = (next: string) => {
    setOwnValue(next);
    onChange?.(next);
  };
  return { value: value ?? ownValue, setValue, input };
}
