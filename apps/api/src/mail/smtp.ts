import { createTransport } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { JobFailure } from '../jobs/index.ts';
import { withTimeout } from '../platform/timeout.ts';
import { ENVELOPE_ID_HEADER } from './envelopeId.ts';
import type { ComposedMessage } from './layout.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** A message with its recipient and its Message-ID. */
export interface OutgoingEmail extends ComposedMessage {
  to: { name: string; address: string };
  /** Equal for each attempt, so that an email client shows duplicates once. Without angle brackets. */
  messageId: string;
  /** Names the email in a delivery report of a mail server. */
  envelopeId?: string | undefined;
  attachments?: readonly Attachment[] | undefined;
}

/** Thrown if a message was not accepted. Contains none of the server's response text, which repeats the address. */
export class DeliveryError extends JobFailure {
  override readonly name = 'DeliveryError';

  /** @param reason such as `EENVELOPE 550 RCPT TO` */
  constructor(isPermanent: boolean, reason: string, statusCode?: number) {
    super(isPermanent, `Not accepted: ${reason}`, statusCode);
  }
}

/** Sends messages. `send` resolves when the message was accepted. */
export interface Sender {
  /** @throws {DeliveryError} */
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

/**
 * Limits for connecting and the greeting, for the next byte, and for the complete message. The last one is below the
 * lease of a job, so that no other worker sends the message meanwhile.
 */
const timeouts = { connectMs: 10_000, answerMs: 15_000, totalMs: 60_000 };

function deliveryError(error: unknown): DeliveryError {
  const field = (name: string) => {
    const value: unknown = error instanceof Error && name in error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  };
  const [code, response, command] = [field('code'), field('responseCode'), field('command')];
  // A rejected connection or sign-in concerns this server's settings and not the message. The settings can be corrected,
  // so the job is retried.
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = isAboutLetter && (response === undefined || Number(response) >= 500);
  return new DeliveryError(
    isPermanent,
    [code, response, command].filter((part) => part !== undefined).join(' ') || 'unknown',
    typeof response === 'number' ? response : undefined,
  );
}

/** Lets email clients offer one-click unsubscribe (RFC 2369, RFC 8058). */
const stopHeaders = (stopLink: string) => ({
  'List-Unsubscribe': `<${stopLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Requests a report with this id if the email is not delivered (RFC 3461). Mail servers without the extension ignore it. */
const reportOn = (envid: string, orcpt: string) =>
  ({ envid, orcpt, ret: 'HDRS', notify: 'FAILURE' }) satisfies SMTPConnection.DSNOptions;

/** Returns the address of a sender such as `Derrick <no-reply@example.com>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/**
 * Sends through the SMTP server of a URL (`smtp://user:password@host:587`, `smtps://…`). The URL can contain nodemailer
 * options, such as `?requireTLS=true`.
 * @param from such as `Derrick <no-reply@example.com>`
 * @param limits shorter limits for tests
 */
export function createSmtpSender(url: string, from: string, limits = timeouts): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.answerMs,
    // A message must not make this server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, messageId, envelopeId, stopLink, fromName, replyTo, attachments = [], ...content }) {
      const { subject, text, html } = content;
      try {
        const sending = transport.sendMail({
          from: fromName === undefined ? from : { name: fromName, address: addressIn(from) },
          ...(replyTo !== undefined && { replyTo }),
          to,
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          ...(envelopeId !== undefined && { dsn: reportOn(envelopeId, to.address) }),
          attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
          // Prevents automatic replies such as out-of-office messages (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(stopLink !== undefined && stopHeaders(stopLink)),
            ...(envelopeId !== undefined && { [ENVELOPE_ID_HEADER]: envelopeId }),
          },
        });
        await withTimeout(sending, limits.totalMs);
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}
