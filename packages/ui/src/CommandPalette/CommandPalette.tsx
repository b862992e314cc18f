'use client';

import { type CSSProperties, type Ref, useEffect, useEffectEvent } from 'react';
import { type OpenStateProps, useOpenState } from '../Dialog/useOpenState.tsx';
import { commandPaletteTexts } from '../i18n/texts/commandPalette.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { Command } from './commands.ts';
import type { SearchFunction } from './createSearch.ts';

export interface CommandPaletteProps extends OpenStateProps {
  /** Called with true on Ctrl+K (⌘K) and on the trigger, and with false on Escape, on a choice, or on a press outside. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Accessible name. @default the kit's "Commands" */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Commands to run or open. Typing filters them. */
  commands: readonly Command[];
  /** Called with the chosen command after the palette has closed. */
  onAction: (command: Command) => void;
  /**
   * Searches a server, called for each typed text. The signal is aborted when the text changes, and outdated responses
   * are ignored. Pass the same function in each render.
   */
  onSearch?: SearchFunction<Command> | undefined;
  /** Ids of recently chosen commands, most recent first. The app stores them. */
  recentIds?: readonly string[] | undefined;
  /** Opens the palette on Ctrl+K or ⌘K. @default true */
  hasShortcut?: boolean | undefined;
  /** Ref of the element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

// The window is loaded when it is first opened.
const loadScreen = () => import('./CommandScreen.tsx').then((module) => module.CommandScreen);
const noIds: readonly string[] = [];

/**
 * Finds and runs commands by typing. Ctrl+K opens the palette, arrow keys move, Enter runs a command, Escape closes the
 * palette.
 */
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
    // Firefox would focus its search bar.
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
