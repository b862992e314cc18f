import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type EnqueueOptions, insertJob, type MessageKind } from '../jobs/enqueue.ts';
import { enqueue, type MailPayload, type MessagesHeldPayload, type SmsPayload } from '../jobs/index.ts';
import { failure } from './failures.ts';
import { isFounder } from './founder.ts';
import { countMessage, type Message } from './limits.ts';
import { readFacts } from './recipients.ts';

export type MessageOptions = Omit<EnqueueOptions, 'dedupeKey'>;

type Refusal = { reason: 'unconfirmed' | 'unverified' } | { reason: 'limit'; retryAfterSeconds: number };

const isSms = (message: Message): message is SmsPayload =>
  message.template === 'invitationSms' ||
  message.template === 'signatureRequestSms' ||
  message.template === 'notificationSms' ||
  message.template === 'phoneCode';

const isMail = (message: Message): message is MailPayload => !isSms(message);

const kindOf = (message: Message): MessageKind => (isSms(message) ? 'sms' : 'mail');

/**
 * Checks whether a message confirms a company's address: the welcome email to the user who registered the company, and
 * the email to an address that this user changed to later.
 */
const confirmsCompany = async (trx: Transaction<Database>, message: Message) =>
  (message.template === 'welcome' || message.template === 'confirmEmail') &&
  isFounder(trx, message.companyId, message.userId);

/** Enqueues a message if the sending limit allows it. Otherwise returns the reason. */
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
 * Enqueues an email or SMS that the caller requests, such as an invitation, in the caller's transaction. Call it at the
 * end of the transaction, after all rows are locked: from here on, other messages of the company wait for this
 * transaction.
 * @throws {ApiFailure} 403 until the company has confirmed an address, 429 with `Retry-After` if a limit is reached
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
 * Enqueues an email or SMS that accompanies a change, such as a notification. If the sending limit holds the message
 * back, the change still succeeds. The audit log records this at most once an hour. Call it at the end of a transaction,
 * like `enqueueMessage`.
 */
export async function enqueueAutomaticMessage(
  trx: Transaction<Database>,
  message: Message,
  options?: MessageOptions,
): Promise<'enqueued' | 'held'> {
  const refusal = await enqueueAllowed(trx, message, options);
  if (!refusal) return 'enqueued';
  // A password reset has no company and therefore no audit log. One email an hour covers all new browsers.
  if (message.template === 'passwordReset' || message.template === 'newSignIn') return 'held';
  // The notification settings inform the user that SMS require a verified number.
  if (refusal.reason === 'unverified') return 'held';
  const { companyId } = message;
  const payload: MessagesHeldPayload = { companyId, kind: kindOf(message), reason: refusal.reason };
  const hour = new Date().toISOString().slice(0, 13);
  const dedupeKey = `messages held ${companyId} ${payload.kind} ${payload.reason} ${hour}`;
  await enqueue(trx, 'messagesHeld', payload, { dedupeKey });
  return 'held';
}
