/** Users and an SMTP server for email tests. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Database, newId } from '../../src/db/index.ts';
import type { NewUser } from '../../src/db/schema.ts';
import { insertJob } from '../../src/jobs/enqueue.ts';
import type { MessagePayload } from '../../src/mail/payload.ts';

/** Adds a company with one user. */
export async function addPerson(
  db: Kysely<Database>,
  person: Partial<NewUser> = {},
  companyName = 'Permian Basin Co.',
): Promise<{ companyId: string; userId: string; email: string }> {
  const [companyId, userId] = [newId(), newId()];
  const email = `${userId}@people.test`;
  await db.insertInto('companies').values({ id: companyId, name: companyName }).execute();
  await db
    .insertInto('users')
    .values({
      role: 'TECHNICIAN',
      status: 'ACTIVE',
      fullname: 'Tomás Beltrán',
      email,
      ...person,
      company_id: companyId,
      id: userId,
    })
    .execute();
  return { companyId, userId, email };
}

/** Enqueues an email, bypassing the sending limit. */
export const queue = (db: Kysely<Database>, payload: MessagePayload) =>
  db
    .transaction()
    .execute((trx) =>
      payload.template === 'invitationSms' ||
      payload.template === 'signatureRequestSms' ||
      payload.template === 'notificationSms' ||
      payload.template === 'phoneCode'
        ? insertJob(trx, 'sms', payload)
        : insertJob(trx, 'mail', payload, payload.template === 'passwordReset' ? { expiresInHours: 12 } : {}),
    );

/** An email as received by the SMTP server. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
  /** Unfolded headers by lower-case name. */
  headers: Map<string, string[]>;
  /** Complete decoded text. */
  content: string;
  link: string | undefined;
}

const decoded = (part: string) => {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(part)) return body;
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

function read(raw: string, from: string, to: string[]): Received {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  const [, boundary] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const content = raw
    .slice(end)
    .split(`--${boundary}`)
    .filter((part) => part.includes('\r\n\r\n'))
    .map((part) => decoded(part.replace(/^\r\n/, '')))
    .join('\n');
  const [link] = /https?:\/\/\S+token=[\w-]+/.exec(content) ?? [];
  return { from, to, raw, headers, content, link };
}

export interface SmtpFixture {
  url: string;
  /** All received emails, accepted or not. */
  received: Received[];
  /** Responses to the next emails, in order; by default an email is accepted. */
  answers: (number | 'cut' | 'none')[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<SmtpFixture> {
  const received: Received[] = [];
  const answers: SmtpFixture['answers'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, callback) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push(
          read(
            raw,
            from,
            rcptTo.map(({ address }) => address),
          ),
        );
        const answer = answers.shift();
        if (answer === 'cut') {
          for (const connection of server.connections) connection.close();
        } else if (answer === 'none') {
          return;
        } else if (answer !== undefined) {
          callback(Object.assign(new Error('not now'), { responseCode: answer }));
        } else callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
