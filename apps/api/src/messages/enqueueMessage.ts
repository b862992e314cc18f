import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type EnqueueOptions, insertJob, type MessageKind } from '../jobs/enqueue.ts';
import { enqueue, type MailPayload, type MessagesHeldPayload, type SmsPayload } from '../jobs/index.ts';
import { failure } from './failures.ts';
import { isFounder } from './founder.ts';
import { countMessage, type Message } from './limits.ts';
import { readFacts } from './recipients.ts';

export type MessageOptions = Omit<EnqueueOptions, 'dedupeKey'>;

/** The reason why a message is not sent. */
type Refusal = { reason: 'unconfirmed' | 'unverified' } | { reason: 'limit'; retryAfterSeconds: number };

const isSms = (message: Message): message is SmsPayload =>
  message.template === 'invitationSms' ||
  message.template === 'signatureRequestSms' ||
  message.template === 'notificationSms' ||
  message.template === 'phoneCode';

const isMail = (message: Message): message is MailPayload => !isSms(message);

const kindOf = (message: Message): MessageKind => (isSms(message) ? 'sms' : 'mail');

/**
 * Finds out whether a message confirms a company: the welcome letter to whoever registered it, and the letter to another
 * address that they gave since.
 */
const confirmsCompany = async (trx: Transaction<Database>, message: Message) =>
  (message.template === 'welcome' || message.template === 'confirmEmail') &&
  isFounder(trx, message.companyId, message.userId);

/** Enqueues a message that the sending limit allows; returns why another one was not enqueued. */
async function enqueueAllowed(
  trx: Transaction<Database>,
  message: Message,
  options: MessageOptions | undefined,
): Promise<Refusal | undefined> {
  const facts = await readFacts(trx, message);
  if (!facts.isConfirmed && !(await confirmsCompany(trx, message))) return { reason: 'unconfirmed' };
  if (message.template === 'notificationSms' && facts.phone === null) return { reason: 'unverified' };
  const retryAfterSeconds = await countMessage(trx, facts);
  if (retryAfterSeconds !== undefined) return { reason: 'limit', retryAfterSeconds };
  if (isMail(message)) await insertJob(trx, 'mail', message, options);
  else await insertJob(trx, 'sms', message, options);
  return undefined;
}

/**
 * Enqueues a mail or SMS that the caller asks for, such as an invitation, in the transaction of what it is about. Belongs
 * at the end of a transaction, after all rows are locked: other messages of the company wait for it from here on.
 * @throws {ApiFailure} 403 until the company has confirmed an address, 429 with `Retry-After` when a limit is reached
 */
export async function enqueueMessage(
  trx: Transaction<Database>,
  message: Message,
  options?: MessageOptions,
): Promise<void> {
  const refusal = await enqueueAllowed(trx, message, options);
  if (!refusal) return;
  if (refusal.reason !== 'limit') throw failure('emailUnconfirmed');
  throw failure('tooManyMessages', { headers: { 'retry-after': String(refusal.retryAfterSeconds) } });
}

/**
 * Enqueues a mail or SMS that goes along with something else, such as a notification. The sending limit holds it back
 * without a failure: what it goes along with happens all the same. The audit log names it, once an hour. Belongs at the
 * end of a transaction, as `enqueueMessage` does.
 */
export async function enqueueAutomaticMessage(
  trx: Transaction<Database>,
  message: Message,
  options?: MessageOptions,
): Promise<'enqueued' | 'held'> {
  const refusal = await enqueueAllowed(trx, message, options);
  if (!refusal) return 'enqueued';
  // Without a company there is no audit log. One letter an hour stands for all new browsers.
  if (message.template === 'passwordReset' || message.template === 'newSignIn') return 'held';
  // The notification settings tell the user that SMS waits for a verified number.
  if (refusal.reason === 'unverified') return 'held';
  const { companyId } = message;
  const payload: MessagesHeldPayload = { companyId, kind: kindOf(message), reason: refusal.reason };
  const hour = new Date().toISOString().slice(0, 13);
  const dedupeKey = `messages held ${companyId} ${payload.kind} ${payload.reason} ${hour}`;
  await enqueue(trx, 'messagesHeld', payload, { dedupeKey });
  return 'held';
}
