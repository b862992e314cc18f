import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { type Delivery, mailHandlers } from './handlers.ts';
import { createSmsSender } from './sms.ts';
import { createSmtpSender } from './smtp.ts';

/** The handlers of mail and SMS, and what ends their connections. */
export interface OpenedMail {
  handlers: { mail?: JobHandler; sms?: JobHandler };
  close(): void;
}

/**
 * Opens the ways that letters and SMS go: SMTP_URL and SMS_URL. Without these they are kept to be read at /dev/outbox,
 * or wait.
 * @param parts.url the server's own address, where links lead unless PUBLIC_URL says better
 */
export function openMail(
  { smtpUrl, smsUrl, mailFrom, publicUrl, unsentMail }: Config,
  { db, log, secret, url }: { db: Kysely<Database>; log: Logger; secret: string; url: string },
): OpenedMail {
  if (!smtpUrl && unsentMail === 'wait')
    log.warn({}, 'SMTP_URL is not set: mails wait in the database and are not sent');
  if (!smsUrl && unsentMail === 'wait')
    log.warn({}, 'SMS_URL is not set: invitations by SMS wait and are not sent');
  const base = publicUrl ?? url;
  const from = mailFrom ?? `Derrick <no-reply@${new URL(base).hostname}>`;
  const mail: Delivery = smtpUrl ? createSmtpSender(smtpUrl, from) : unsentMail;
  const sms: Delivery = smsUrl ? createSmsSender(smsUrl) : unsentMail;
  return {
    handlers: mailHandlers({ db, secret, publicUrl: base, mail, sms }),
    close() {
      for (const delivery of [mail, sms]) if (typeof delivery !== 'string') delivery.close();
    },
  };
}
