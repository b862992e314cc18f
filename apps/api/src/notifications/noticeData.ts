import type { Kysely, Transaction } from 'kysely';
import { boolean, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { mentionsIn, wordsAfterAt } from './mentions.ts';
import type { TicketVisibility } from './notice.ts';

export interface NoticeTicket extends TicketVisibility {
  id: string;
  /** Id of the user who last requested the customer's signature. */
  signatureAskedBy: string | null;
}

const noticeTicketRow = object({
  id: string(),
  technicianId: nullable(string()),
  authorId: nullable(string()),
  isDraft: boolean(),
  signatureAskedBy: nullable(string()),
});

export async function readNoticeTickets(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, NoticeTicket>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(db, noticeTicketRow)`
    select id, technician_id as "technicianId", author_id as "authorId", status = 'DRAFT' as "isDraft",
      (select requested_by from signature_requests request
       where request.company_id = ${companyId} and request.ticket_id = tickets.id
       order by requested_at desc limit 1) as "signatureAskedBy"
    from tickets where company_id = ${companyId} and id = any(${ids}::uuid[]) and deleted_at is null
  `;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the user who sent the invitation that this user accepted. */
export async function findInviter(
  trx: Transaction<Database>,
  companyId: string,
  userId: string | null,
): Promise<string | null> {
  const token = await trx
    .selectFrom('one_time_tokens')
    .select('invited_by')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return token?.invited_by ?? null;
}

/** Finds the users whose names follow an `@` in a text. If two users have the same name, both are mentioned. */
export async function findPeopleNamed(
  trx: Transaction<Database>,
  companyId: string,
  text: string,
): Promise<string[]> {
  if (!text.includes('@')) return [];
  const people = await readRows(trx, object({ id: string(), fullname: string() }))`
    select id, fullname from users
    where company_id = ${companyId} and status = 'ACTIVE' and deleted_at is null
      and (
        strpos(derrick_fold(' ' || ${text}::text), rtrim(search_name)) > 0
        or exists (
          select from unnest(${wordsAfterAt(text)}::text[]) as word
          where starts_with(search_name || ' ', rtrim(derrick_fold(' ' || word)) || ' ')
        )
      )
    limit 100
  `;
  return mentionsIn(text, people);
}
