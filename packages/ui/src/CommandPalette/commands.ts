import type { ReactNode } from 'react';
import { matchesWords, normalizeText } from '../search/searchText.ts';

/** Something that can be done or opened. */
export interface Command {
  id: string;
  label: string;
  /** A line below the label, such as the customer of a ticket. */
  description?: string | undefined;
  /** Heading that it stands under. */
  section: string;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** Keys that do the same, as they are shown: "Ctrl+S". */
  shortcut?: string | undefined;
  /** Other words that find it. */
  keywords?: readonly string[] | undefined;
}

/** Commands under one heading. */
export interface CommandSection {
  title: string;
  commands: readonly Command[];
}

interface Arrangement {
  commands: readonly Command[];
  /** What a server has found for the text; it is not filtered again. */
  found: readonly Command[];
  /** Ids of the commands chosen last, the latest first. */
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
 * Orders what a CommandPalette shows. Without a text the recent commands come first; with one, those whose label begins with
 * it. A command is never shown twice.
 */
export function arrangeCommands(arrangement: Arrangement): CommandSection[] {
  const { commands, found, recentIds, recentTitle } = arrangement;
  const text = normalizeText(arrangement.text);
  if (text === '') {
    const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = commands.filter(({ id }) => !recentIds.includes(id));
    return [...(recent.length > 0 ? [{ title: recentTitle, commands: recent }] : []), ...bySection(others)];
  }
  const begins = ({ label }: Command) => normalizeText(label).startsWith(text);
  const matching = commands.filter((command) => matches(command, text));
  const known = new Set(matching.map(({ id }) => id));
  return bySection([
    ...matching.filter(begins),
    ...matching.filter((command) => !begins(command)),
    ...found.filter(({ id }) => !known.has(id)),
  ]);
}
