'use client';

import { type CSSProperties, type Ref, useEffect, useEffectEvent } from 'react';
import { type OpenStateProps, useOpenState } from '../Dialog/useOpenState.tsx';
import { commandPaletteTexts } from '../i18n/texts/commandPalette.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { Command } from './commands.ts';
import type { SearchFunction } from './createSearch.ts';

export interface CommandPaletteProps extends OpenStateProps {
  /** Called with true by Ctrl+K (⌘K) and the trigger, with false on Escape, a choice, or a press outside. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Accessible name. @default the kit's "Commands" */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** What can be done and opened. Typing filters it. */
  commands: readonly Command[];
  /** Called with the chosen command after the palette has closed. */
  onAction: (command: Command) => void;
  /**
   * Finds more on a server, for each text that is typed. The signal is aborted by the next text; late answers are dropped.
   * Keep it the same function between renders.
   */
  onSearch?: SearchFunction<Command> | undefined;
  /** Ids of the commands chosen last, the latest first. The app keeps them. */
  recentIds?: readonly string[] | undefined;
  /** Opens it by Ctrl+K, or ⌘K. @default true */
  hasShortcut?: boolean | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// The window is loaded when it is first opened.
const loadScreen = () => import('./CommandScreen.tsx').then((module) => module.CommandScreen);
const noIds: readonly string[] = [];

/** Finds and does anything by typing. Ctrl+K opens it, arrow keys move, Enter does, Escape closes. */
export function CommandPalette({
  isOpen: givenIsOpen,
  defaultOpen,
  trigger,
  onOpenChange,
  label,
  placeholder,
  onSearch,
  recentIds = noIds,
  hasShortcut = true,
  ...rest
}: CommandPaletteProps) {
  const message = useTexts(commandPaletteTexts);
  const [CommandScreen, load] = useLazyComponent(loadScreen);
  const { isOpen, change, opener } = useOpenState(
    { isOpen: givenIsOpen, defaultOpen, trigger },
    onOpenChange,
  );
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (event.defaultPrevented) return;
    // Firefox would go to its search field.
    event.preventDefault();
    if (!event.repeat) change(!isOpen);
  });
  useEffect(() => {
    if (!hasShortcut) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasShortcut]);

  return (
    <>
      {opener}
      {CommandScreen && (
        <CommandScreen
          {...rest}
          isOpen={isOpen}
          onOpenChange={change}
          label={label ?? message('commandPalette.label')}
          placeholder={placeholder}
          onSearch={onSearch}
          recentIds={recentIds}
        />
      )}
    </>
  );
}
