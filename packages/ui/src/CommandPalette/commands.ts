import type { ReactNode } from 'react';
import { matchesWords, normalizeText } from '../search/searchText.ts';

/** A command to run, or a page to open. */
export interface Command {
  id: string;
  label: string;
  /** Line below the label, such as the customer of a ticket. */
  description?: string | undefined;
  /** Heading of the section that contains the command. */
  section: string;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** Keyboard shortcut for the same command, as displayed: "Ctrl+S". */
  shortcut?: string | undefined;
  /** Additional search words. */
  keywords?: readonly string[] | undefined;
}

/** Commands under the same heading. */
export interface CommandSection {
  title: string;
  commands: readonly Command[];
}

interface Arrangement {
  commands: readonly Command[];
  /** Server results for the text. They are not filtered again. */
  serverCommands: readonly Command[];
  /** Ids of recently chosen commands, most recent first. */
  recentIds: readonly string[];
  recentTitle: string;
  text: string;
}

const matches = ({ label, description = '', section, keywords = [] }: Command, text: string) =>
  matchesWords([label, description, section, ...keywords].join(' '), text);

function bySection(commands: readonly Command[]): CommandSection[] {
  const sections = new Map<string, Command[]>();
  for (const command of commands) {
    const section = sections.get(command.section);
    if (section) section.push(command);
    else sections.set(command.section, [command]);
  }
  return [...sections].map(([title, entries]) => ({ title, commands: entries }));
}

/**
 * Orders the commands of a CommandPalette. Without a text, recent commands are first. With a text, commands whose label
 * starts with it are first. Each command appears only once.
 */
export function arrangeCommands(arrangement: Arrangement): CommandSection[] {
  const { commands, serverCommands, recentIds, recentTitle } = arrangement;
  const text = normalizeText(arrangement.text);
  if (text === '') {
    const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const rest = commands.filter(({ id }) => !recentIds.includes(id));
    return [...(recent.length > 0 ? [{ title: recentTitle, commands: recent }] : []), ...bySection(rest)];
  }
  const begins = ({ label }: Command) => normalizeText(label).startsWith(text);
  const matching = commands.filter((command) => matches(command, text));
  const matchingIds = new Set(matching.map(({ id }) => id));
  return bySection([
    ...matching.filter(begins),
    ...matching.filter((command) => !begins(command)),
    ...serverCommands.filter(({ id }) => !matchingIds.has(id)),
  ]);
}
