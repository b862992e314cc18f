import type { TicketExport } from '@derrick/domain/tickets';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { inZone, readCompanySettings, readTicketSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { languageOf } from '../platform/language.ts';
import { paced } from '../platform/paced.ts';
import { csvStream, exportFileName } from './export.ts';
import { exportedTickets } from './exportRows.ts';
import type { ExportSlots } from './exportSlots.ts';
import { filterFor } from './queries.ts';

/** Answers with a file of the tickets that match a query and that the caller may see. */
export async function exportReply(
  db: Kysely<Database>,
  slots: ExportSlots,
  c: Context<AppEnv>,
  query: TicketExport,
): Promise<Response> {
  const release = slots.take(sessionOf(c).companyId);
  try {
    return await startExport(db, c, query, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function startExport(
  db: Kysely<Database>,
  c: Context<AppEnv>,
  query: TicketExport,
  onEnd: () => void,
): Promise<Response> {
  const session = sessionOf(c);
  const located = await inZone(db, session.companyId, query);
  const { search, ids } = query;
  // Normalizes the spelling of the time zone, because formatters are cached per zone.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: located.timeZone }).resolvedOptions();
  const seesPrices = hasPermission(session, 'prices:read');
  const { locale } = await readCompanySettings(db, session.companyId);
  const { hasStandby, overtime } = await readTicketSettings(db, session.companyId);
  const reader = {
    language: languageOf(c),
    timeZone,
    seesPrices,
    currency: locale.currency,
    hasStandby,
    hasOvertime: overtime !== null,
  };
  const filter = filterFor(session, located);
  const batches = exportedTickets(db, session.companyId, filter ? { ...filter, search, ids } : undefined);
  const log = c.get('log');
  const onError = (error: unknown) => log.error({ error }, 'ticket export failed');
  const body = await csvStream(batches, reader, { onError, onEnd });
  const fileName = exportFileName(reader);
  await unitOfWork(db, originOf(c), async ({ emit }) =>
    emit({
      action: 'ticket.export',
      target: { id: null, label: fileName },
      after: { search, tickets: ids.length || null },
    }),
  );
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${fileName}"`);
  c.header('content-language', reader.language);
  return c.body(paced(body, { onEnd }));
}
