import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { type Delivery, type MailOptions, mailHandlers } from './handlers.ts';
import { createSmsSender } from './sms.ts';
import { createSmtpSender } from './smtp.ts';

export { type ReportedFailure, readDeliveryReport } from './deliveryReport.ts';
export type { MessagePayload } from './payload.ts';
export type { Attachment } from './smtp.ts';

/** The job handlers of email and SMS, with the function that closes their connections. */
export interface OpenedMail {
  handlers: { mail?: JobHandler; sms?: JobHandler };
  close(): void;
}

interface MailParts extends Pick<MailOptions, 'attachmentsOf' | 'onSettled'> {
  db: Kysely<Database>;
  log: Logger;
  secret: string;
  /** The server's own address, used in links unless PUBLIC_URL is set. */
  url: string;
  isDemo: boolean;
}

/**
 * Opens the connections for email and SMS from SMTP_URL and SMS_URL. If one is not set, a demo stores the messages for
 * `/dev/outbox`, and in production they wait in the database.
 */
export function openMail(
  { smtpUrl, smsUrl, mailFrom, publicUrl }: Config,
  { db, log, secret, url, isDemo, attachmentsOf, onSettled }: MailParts,
): OpenedMail {
  if (!smtpUrl && !isDemo) log.warn({ missingVariable: 'SMTP_URL' }, 'email delivery not configured');
  if (!smsUrl && !isDemo) log.warn({ missingVariable: 'SMS_URL' }, 'SMS delivery not configured');
  const base = publicUrl ?? url;
  const from = mailFrom ?? `Derrick <no-reply@${new URL(base).hostname}>`;
  const unsent = isDemo ? 'keep' : 'wait';
  const mail: Delivery = smtpUrl ? createSmtpSender(smtpUrl, from) : unsent;
  const sms: Delivery = smsUrl ? createSmsSender(smsUrl) : unsent;
  return {
    handlers: mailHandlers({ db, secret, publicUrl: base, mail, sms, attachmentsOf, onSettled }),
    close() {
      for (const delivery of [mail, sms]) if (typeof delivery !== 'string') delivery.close();
    },
  };
}
