import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { createSmsSender } from './sms.ts';
import { createSmtpSender } from './smtp.ts';
import { createMailWorker, type MailWorker } from './worker.ts';

/**
 * Starts to send what is queued: letters through SMTP_URL, SMS through SMS_URL. Without these they are kept to be read
 * at /dev/outbox, and in production they wait.
 * @param parts.url the server's own address, where links lead unless PUBLIC_URL says better
 */
export function startMail(
  { smtpUrl, smsUrl, mailFrom, publicUrl, isProduction }: Config,
  { db, log, secret, url }: { db: Kysely<Database>; log: Logger; secret: string; url: string },
): MailWorker {
  if (!smtpUrl && isProduction)
    log.warn({}, 'SMTP_URL is not set: mails wait in the database and are not sent');
  if (!smsUrl && isProduction) log.warn({}, 'SMS_URL is not set: invitations by SMS wait and are not sent');
  const base = publicUrl ?? url;
  const from = mailFrom ?? `Derrick <no-reply@${new URL(base).hostname}>`;
  const worker = createMailWorker({
    db,
    log,
    secret,
    publicUrl: base,
    delivery: smtpUrl ? createSmtpSender(smtpUrl, from) : isProduction ? 'wait' : 'keep',
    smsDelivery: smsUrl ? createSmsSender(smsUrl) : isProduction ? 'wait' : 'keep',
  });
  worker.start();
  return worker;
}
