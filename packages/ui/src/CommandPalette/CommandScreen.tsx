'use client';

import { Search } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogTitle } from '../Dialog/DialogBox.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { commandPaletteTexts } from '../i18n/texts/commandPalette.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import type { SearchFunction } from './createSearch.ts';
import { useCommandSearch } from './useCommandSearch.ts';

interface CommandScreenProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  placeholder: string | undefined;
  commands: readonly Command[];
  onAction: (command: Command) => void;
  onSearch: SearchFunction<Command> | undefined;
  recentIds: readonly string[];
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function CommandScreen({
  isOpen,
  onOpenChange,
  ref,
  className,
  style,
  label,
  ...rest
}: CommandScreenProps) {
  return (
    <ModalFrame
      {...{ isOpen, onOpenChange, ref, style }}
      role="dialog"
      size="large"
      isDismissable
      className={join(styles.dialog, className)}
    >
      <DialogTitle className={visuallyHidden}>{label}</DialogTitle>
      <Content {...rest} label={label} onClose={() => onOpenChange(false)} />
    </ModalFrame>
  );
}

type ContentProps = Omit<CommandScreenProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

/** Content of the window. Mounted each time the palette opens, so that it starts with an empty text. */
function Content({ label, placeholder, commands, onAction, onSearch, recentIds, onClose }: ContentProps) {
  const message = useTexts(commandPaletteTexts);
  const choose = (command: Command) => {
    // Closes first, so that a dialog opened by the command returns focus to the element that was focused before.
    onClose();
    onAction(command);
  };
  const search = useCommandSearch({
    label,
    commands,
    onSearch,
    recentIds,
    recentTitle: message('commandPalette.recent'),
    onChoose: choose,
  });
  const { text, sections, listbox, status } = search;
  const count = listbox.items.length;
  const isLoading = status.kind === 'loading';
  const isFailed = status.kind === 'failed';
  return (
    <>
      <div className={styles.search}>
        <Search size={18} className={styles.icon} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type.
          autoFocus
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          {...listbox.controlProps}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder ?? message('commandPalette.placeholder')}
          className={styles.input}
          value={text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
        />
        <Kbd className={styles.shortcut}>Esc</Kbd>
      </div>
      <CommandList {...{ sections, listbox }} />
      {isLoading && (
        <div className={styles.note}>
          <SpinnerRing size="small" />
          {message('commandPalette.loading')}
        </div>
      )}
      {isFailed && (
        <div className={styles.note} role="alert">
          <span className={styles.failure}>{message('commandPalette.failed')}</span>
          <Button size="small" onPress={search.retry}>
            {message('commandPalette.retry')}
          </Button>
        </div>
      )}
      {!isLoading && !isFailed && count === 0 && (
        <div className={styles.note}>{message('commandPalette.empty', { text: text.trim() })}</div>
      )}
      <span role="status" className={visuallyHidden}>
        {!isLoading && text !== '' && message('commandPalette.count', { count })}
      </span>
    </>
  );
}
