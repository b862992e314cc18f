'use client';

import { Check, CircleAlert, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type CopyResult, useCopy } from './useCopy.ts';

export interface CopyButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'onPress' | 'isPending' | 'pendingLabel' | 'aria-label'> {
  /** Text of the button: the copied content, such as "Copy link". */
  label: string;
  /** The copied text. */
  text: string;
  /** Shows only the icon. The label is the accessible name. @default false */
  isIconOnly?: boolean | undefined;
  /** Called after the text was copied. */
  onCopy?: (() => void) | undefined;
  /** Called if the browser blocks copying. Show the text so that the user can select it. */
  onError?: (() => void) | undefined;
}

const icons: Record<CopyResult, ReactNode> = {
  copied: <Check size={16} aria-hidden="true" />,
  failed: <CircleAlert size={16} aria-hidden="true" />,
};

/**
 * Copies a text to the clipboard. For two seconds the button shows whether copying worked, and a screen reader announces
 * it. @selector [data-result="copied | failed"]
 */
export function CopyButton({
  label,
  text,
  isIconOnly = false,
  variant,
  onCopy,
  onError,
  ...rest
}: CopyButtonProps) {
  const { result, resultText, copy } = useCopy(text, { onCopy, onError });
  const icon = result ? icons[result] : <Copy size={16} aria-hidden="true" />;
  const shared = { 'data-result': result, ...rest, onPress: () => void copy() };
  if (isIconOnly) return <IconButton {...shared} variant={variant} label={label} icon={icon} />;
  return (
    <Button {...shared} variant={variant} icon={icon}>
      {resultText ?? label}
    </Button>
  );
}
