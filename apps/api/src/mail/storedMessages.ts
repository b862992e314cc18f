/** Stored messages in the rows of their jobs. */
import type { Kysely } from 'kysely';
import { create, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readPayload, type Template } from './payload.ts';

const messageFields = {
  subject: string(),
  text: string(),
  html: string(),
  link: string(),
  stopLink: optional(string()),
  fromName: optional(string()),
  replyTo: optional(string()),
};

/** A message that is stored for reading. */
export const storedMessageStruct = type({ to: string(), ...messageFields });
/** An encrypted message that waits for a retry. */
export const encryptedMessageStruct = type({ sealed: string() });
/** The decrypted message. */
export const decryptedMessageStruct = object({
  ...messageFields,
  to: object({ name: string(), address: string() }),
  messageId: string(),
  envelopeId: optional(string()),
  composedAt: string(),
});

/** An email or SMS that was stored instead of sent. An SMS has no HTML. */
export interface StoredMessage {
  id: string;
  to: string;
  kind: Template;
  subject: string;
  text: string;
  html: string;
  link: string;
  stopLink?: string | undefined;
  fromName?: string | undefined;
  replyTo?: string | undefined;
  createdAt: string;
  sentAt: string | null;
}

/** Lists stored messages, newest first. */
export async function listStoredMessages(db: Kysely<Database>, limit = 100): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'payload', 'state', 'created_at', 'done_at'])
    .where('kind', 'in', ['mail', 'sms'])
    .where('state', 'is not', null)
    .where('done_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, payload, state, created_at, done_at }) => ({
    id,
    kind: readPayload({ payload }).template,
    ...create(state, storedMessageStruct),
    createdAt: created_at.toISOString(),
    sentAt: done_at?.toISOString() ?? null,
  }));
}
