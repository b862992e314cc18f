import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Renderer, TicketDocument } from '../documents/index.ts';
import { type FileOptions, listFilesOf } from '../files/index.ts';
import type { Language } from '../platform/language.ts';
import type { Logger } from '../platform/logging.ts';
import { readTicketLines, type StoredTicket } from '../tickets/index.ts';
import { readLetterhead } from './company.ts';
import { readPhotos } from './photos.ts';
import { documentSignature } from './signature.ts';
import { ticketDocument } from './ticketDocument.ts';

export interface PrintingParts {
  db: Kysely<Database>;
  files: FileOptions | undefined;
  renderer: Renderer;
}

/** The recipient of a printed ticket. */
export interface PrintRecipient {
  language: Language;
  /** The customer gets a copy without the state of the internal review. */
  isCustomer: boolean;
  /** Includes prices and amounts. */
  seesPrices: boolean;
  /** Base URL of the app, without a trailing slash. */
  url: string;
}

export async function readTicketDocument(
  { db, files }: Omit<PrintingParts, 'renderer'>,
  ticket: StoredTicket,
  { language, isCustomer, seesPrices, url }: PrintRecipient,
  log: Logger,
): Promise<TicketDocument> {
  const { company_id: companyId, id } = ticket;
  const { color, logo, paper, clock, ...letterhead } = await readLetterhead(db, companyId, language);
  const lines = (await readTicketLines(db, companyId, [id])).get(id) ?? [];
  const owned = await listFilesOf(db, companyId, { kind: 'ticket', id });
  return ticketDocument(ticket, {
    ...(await readPhotos(files?.store, owned, log)),
    style: { language, color, logo, paper, madeAt: ticket.updated_at.toISOString() },
    ...letterhead,
    lines,
    isCustomer,
    seesPrices,
    hourCycle: clock.hourCycle,
    signature: documentSignature(ticket, { language, clock, url }),
  });
}
