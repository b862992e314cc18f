'use client';

import { useId } from 'react';
import { Kbd } from '../Kbd/Kbd.tsx';
import type { Listbox } from '../Listbox/useListbox.ts';
import * as styles from './CommandPalette.css.ts';
import type { Command, CommandSection } from './commands.ts';

interface CommandListProps {
  sections: readonly CommandSection[];
  listbox: Listbox<Command>;
}

/** The commands under their headings. Focus stays in the input, which refers to the active command. */
export function CommandList({ sections, listbox }: CommandListProps) {
  const headingId = useId();
  return (
    <div {...listbox.listProps} className={styles.list}>
      {sections.map(({ title, commands }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={title} role="group" aria-labelledby={`${headingId}-${index}`}>
          <div id={`${headingId}-${index}`} role="presentation" className={styles.sectionTitle}>
            {title}
          </div>
          {commands.map((command) => (
            <div
              key={command.id}
              {...listbox.optionProps(command, listbox.items.indexOf(command))}
              className={styles.item}
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
              {command.shortcut && <Kbd className={styles.shortcut}>{command.shortcut}</Kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
