/** The few words that an invoice gets of the server itself, in the language of its customer. */
import type { TicketLineKind } from '@derrick/domain/tickets';
import type { Language } from '../platform/language.ts';

const words = {
  en: { LABOR: 'Labor', TRAVEL: 'Travel', ITEM: 'Item', ADJUSTMENT: 'Adjustment' },
  es: { LABOR: 'Mano de obra', TRAVEL: 'Traslado', ITEM: 'Artículo', ADJUSTMENT: 'Ajuste' },
} as const satisfies Record<Language, Record<TicketLineKind, string>>;

/** Writes what a line of a ticket is called on paper: travel says so, what has no text of its own says what it is. */
export function lineText(
  { kind, description }: { kind: TicketLineKind; description: string },
  language: Language,
): string {
  const word = words[language][kind];
  if (description === '') return word;
  return kind === 'TRAVEL' ? `${word}: ${description}` : description;
}
