/** Formats events as rows of a spreadsheet. */
import type { AuditEvent } from '@derrick/domain/audit';
import type { Language } from '../platform/language.ts';
import { messages } from './messages.ts';

type Cell = string | number | null;

const columns = [
  'sequence',
  'at',
  'actor',
  'actorType',
  'role',
  'action',
  'targetType',
  'target',
  'targetId',
  'changes',
  'source',
  'ip',
  'browser',
  'request',
  'correlation',
] as const;

/** The columns in a language. */
export const exportHeaders = (language: Language): readonly string[] =>
  columns.map((column) => messages[language](`export.${column}`));

/** The name of the file, without its ending. */
export const exportName = (language: Language, day: string): string =>
  `${messages[language]('export.fileName')}-${day}`;

/** Formats a value of a change in one line: a record as its name, a shortened text as its beginning. */
function displayText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const text: unknown = Reflect.get(value, 'name') ?? Reflect.get(value, 'text');
  return typeof text === 'string' ? text : JSON.stringify(value);
}

function changeText({
  field,
  before,
  after,
  added,
  removed,
  isSecret,
}: AuditEvent['changes'][number]): string {
  if (isSecret) return `${field}: ***`;
  const names = (sign: string, values: readonly unknown[] = []) =>
    values.map((value) => `${sign}${displayText(value)}`);
  return added || removed
    ? `${field}: ${[...names('+', added), ...names('-', removed)].join(', ')}`
    : `${field}: ${displayText(before)} → ${displayText(after)}`;
}

/**
 * Formats an event as the cells of one row. Codes are not translated, so that programs can read them in both languages.
 */
export const exportCells = (event: AuditEvent): Cell[] => [
  event.sequence,
  event.at,
  event.actor.name,
  event.actor.type,
  event.actor.role,
  event.action,
  event.target.type,
  event.target.label,
  event.target.id,
  event.changes.map(changeText).join('; '),
  event.context.source ?? null,
  event.context.ip ?? null,
  event.context.userAgent ?? null,
  event.context.requestId ?? null,
  event.correlationId,
];
