'use client';

import { useEffect, useId } from 'react';
import * as styles from './CommandPalette.css.ts';
import type { Command, CommandSection } from './commands.ts';

interface CommandListProps {
  id: string;
  label: string;
  sections: readonly CommandSection[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onActivate: (command: Command) => void;
  onChoose: (command: Command) => void;
}

/** The entries under their headings. The focus stays in the input, which names the active one. */
export function CommandList({
  sections,
  active,
  optionId,
  onActivate,
  onChoose,
  ...props
}: CommandListProps) {
  const headingId = useId();
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={props.id}
      role="listbox"
      aria-label={props.label}
      className={styles.list}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ title, commands }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={title} role="group" aria-labelledby={`${headingId}-${index}`}>
          <div id={`${headingId}-${index}`} role="presentation" className={styles.sectionTitle}>
            {title}
          </div>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys.
            <div
              key={command.id}
              id={optionId(command)}
              role="option"
              aria-selected={command === active}
              data-active={command === active || undefined}
              className={styles.item}
              onPointerMove={() => {
                if (command !== active) onActivate(command);
              }}
              onClick={() => onChoose(command)}
            >
              {command.icon && (
                <span className={styles.icon} aria-hidden="true">
                  {command.icon}
                </span>
              )}
              <span className={styles.itemText}>
                <span>{command.label}</span>
                {command.description && <span className={styles.description}>{command.description}</span>}
              </span>
              {command.shortcut && <kbd className={styles.shortcut}>{command.shortcut}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
