import { createTransport } from 'nodemailer';
import { JobFailure } from '../jobs/index.ts';
import { withTimeout } from '../platform/timeout.ts';
import type { Letter } from './layout.ts';

/** A file that goes along with a letter. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** A letter with its envelope. */
export interface Posted extends Letter {
  to: { name: string; address: string };
  /** The same for each try: a client that gets two shows one. Without angle brackets. */
  messageId: string;
  attachments?: readonly Attachment[] | undefined;
}

/** Thrown when a letter was not accepted. Holds nothing of what the server said: that repeats the address. */
export class DeliveryError extends JobFailure {
  override readonly name = 'DeliveryError';

  /** @param reason such as `EENVELOPE 550 RCPT TO` */
  constructor(isPermanent: boolean, reason: string) {
    super(isPermanent, `Not accepted: ${reason}`);
  }
}

/** Hands letters over. Resolves when one was accepted. */
export interface Sender {
  /** @throws {DeliveryError} */
  send(letter: Posted): Promise<void>;
  close(): void;
}

/**
 * How long the server may take: for a connection and its greeting, for the next byte, and for the whole letter, which
 * stays below the lease of a job, so that no other worker sends it meanwhile.
 */
const timeouts = { connectMs: 10_000, answerMs: 15_000, totalMs: 60_000 };

function deliveryError(error: unknown): DeliveryError {
  const field = (name: string) => {
    const value: unknown = error instanceof Error && name in error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  };
  const [code, response, command] = [field('code'), field('responseCode'), field('command')];
  // A refusal of the connection or of the sign-in is about this server's settings, not about the letter: it may be put right.
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = isAboutLetter && (response === undefined || Number(response) >= 500);
  return new DeliveryError(
    isPermanent,
    [code, response, command].filter((part) => part !== undefined).join(' ') || 'unknown',
  );
}

/** Lets mail programs offer to stop such mails by one press (RFC 2369, RFC 8058). */
const stopHeaders = (stopLink: string) => ({
  'List-Unsubscribe': `<${stopLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends through the SMTP server of a URL (`smtp://user:password@host:587`, `smtps://…`), which may carry options of
 * nodemailer, such as `?requireTLS=true`.
 * @param from such as `Derrick <no-reply@example.com>`
 * @param limits shorter ones for tests
 */
export function createSmtpSender(url: string, from: string, limits = timeouts): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.answerMs,
    // Nothing in a letter may name a file or an address to be read by this server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, messageId, subject, text, html, stopLink, attachments = [] }) {
      try {
        const sending = transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
          // No "I am on holiday" comes back (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(stopLink !== undefined && stopHeaders(stopLink)),
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
