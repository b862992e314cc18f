import { resolve } from 'node:path';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import type { LevelWithSilent } from 'pino';
import { isLoopback } from './loopback.ts';
import { demandStartTls, findPlaintext, readPlaintextHosts } from './plaintext.ts';

/** What the environment decides; read once at start. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The base address of a model on this machine or its network, which companies may choose; absent, they may not. */
  assistantLocalUrl: string | undefined;
  /** Absent: one is made and kept in the data folder. */
  authSecret: string | undefined;
  /** The secret before or after `authSecret` while that is being replaced: what it has signed or sealed is still read. */
  previousAuthSecret: string | undefined;
  passwordMinLength: number;
  /** No company can register, but the first one with its key. */
  isRegistrationClosed: boolean;
  /** How many proxies of ours every request passes: so many entries of `X-Forwarded-For` are believed. */
  trustedProxies: number;
  /** Where mail is handed over; absent, it waits, or in a demo is kept to be read. */
  smtpUrl: string | undefined;
  /** The SMS gateway that messages are posted to (see mail/sms.ts); absent, they wait or are kept as mail is. */
  smsUrl: string | undefined;
  /** Who mails come from; absent, no-reply at the public address. */
  mailFrom: string | undefined;
  /** Where people reach the app, without a slash at its end; absent, the server's own address. */
  publicUrl: string | undefined;
  /** `s3://bucket/prefix` that keeps the uploads; absent, a folder in the data folder does. */
  filesUrl: string | undefined;
  /** The largest upload. */
  fileMaxBytes: number;
  /** How much the files of one company may take. */
  filesMaxBytes: number;
  /** Where Prometheus reads metrics; absent, nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where a backup is put each day; absent, none is made. Absolute. */
  backupDir: string | undefined;
  /** How many backups stay in `backupDir`. */
  backupKeep: number;
  /** The hour from which on the backup of a day is made, in UTC. */
  backupHour: number;
  /** Answers every call with 503 for as long as the process runs. */
  isMaintenance: boolean;
  /**
   * Nothing here asks for a real server, so that a data folder without a real company is a demo; see setup/demo.ts. A
   * demo shows all mail and everybody knows its passwords: whatever lets others reach the server rules it out.
   */
  mayBeDemo: boolean;
  /** Compares every reply with the contract and every row with its struct, and answers 500 where they differ. */
  checksReplies: boolean;
  logLevel: LevelWithSilent;
}

/** HS256 with a shorter key can be broken by trying (RFC 7518, 3.2). */
export const SECRET_MIN_BYTES = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown when the process cannot run; the message is a sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function wholeNumber(name: string, text: string | undefined, fallback: number, from: number, to: number) {
  if (!text) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new StartError(`${name} must be an integer from ${from} to ${to}, but is "${text}".`);
}

type Environment = Readonly<Record<string, string | undefined>>;

function readSecret(env: Environment, name: string): string | undefined {
  const secret = env[name] || undefined;
  if (secret === undefined || Buffer.byteLength(secret) >= SECRET_MIN_BYTES) return secret;
  throw new StartError(`${name} must be at least ${SECRET_MIN_BYTES} bytes long.`);
}

/** Reads the settings of mail and SMS. Values are not repeated: they hold passwords. */
function readMail(env: Environment) {
  const smtpUrl = env['SMTP_URL'] || undefined;
  if (smtpUrl && !(/^smtps?:\/\/./.test(smtpUrl) && URL.canParse(smtpUrl))) {
    throw new StartError(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host.',
    );
  }
  const mailFrom = env['MAIL_FROM'] || undefined;
  // A line break in it would begin a header of its own.
  if (mailFrom && !/^(?:[^<>\p{Cc}]+ )?<?[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>?$/u.test(mailFrom)) {
    throw new StartError(
      'MAIL_FROM must be an email address, alone or in the form Derrick <no-reply@example.com>.',
    );
  }
  const publicUrl = env['PUBLIC_URL']?.replace(/\/+$/, '') || undefined;
  if (publicUrl && !(/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/.test(publicUrl) && URL.canParse(publicUrl))) {
    throw new StartError('PUBLIC_URL must look like https://derrick.example.com, without ? and #.');
  }
  const smsUrl = env['SMS_URL'] || undefined;
  if (smsUrl && !(/^https?:\/\/./.test(smsUrl) && URL.canParse(smsUrl))) {
    throw new StartError('SMS_URL must look like https://user:password@sms.example.com/send.');
  }
  if (smtpUrl && !publicUrl) {
    throw new StartError('With SMTP_URL, PUBLIC_URL is required as well: links in emails start with it.');
  }
  if (smsUrl && !publicUrl) {
    throw new StartError(
      'With SMS_URL, PUBLIC_URL is required as well: links in text messages start with it.',
    );
  }
  return { smtpUrl, smsUrl, mailFrom, publicUrl };
}

/** Reads where uploads are kept. The value is not repeated: somebody may write keys into it. */
function readFilesUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^s3:\/\/[^/?#@:]+(?:[/?]|$)/.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    'FILES_URL must look like s3://bucket/prefix. Put the access keys into their own environment variables.',
  );
}

/** Reads the address of a local model: it may be private, and without TLS. */
function readLocalUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    'ASSISTANT_LOCAL_URL must look like http://localhost:11434/v1, without a user name and password.',
  );
}

function readRegistration(text: string | undefined): boolean {
  if (text && text !== 'open' && text !== 'closed') {
    throw new StartError(`REGISTRATION must be open or closed, but is "${text}".`);
  }
  return text === 'closed';
}

/** The variables that only a real server has a use for. */
const ofRealServers = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'PUBLIC_URL', 'FILES_URL'];

const asksForRealServer = (env: Environment) =>
  env['NODE_ENV'] === 'production' || ofRealServers.some((name) => env[name]);

/**
 * Reads the configuration from environment variables; an empty one counts as absent.
 * @throws {StartError} with a sentence that names the variable
 */
export function readConfig(env: Environment): Config {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const authSecret = readSecret(env, 'AUTH_SECRET');
  const previousAuthSecret = readSecret(env, 'AUTH_SECRET_PREVIOUS');
  if (databaseUrl && !authSecret) {
    throw new StartError(
      `With DATABASE_URL, AUTH_SECRET is required as well: at least ${SECRET_MIN_BYTES} bytes, and the same for all processes that use that database.`,
    );
  }
  const logLevel = env['LOG_LEVEL'] || 'info';
  const validLevel = logLevels.find((level) => level === logLevel);
  if (!validLevel)
    throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${logLevel}".`);
  const host = env['HOST'] || '127.0.0.1';
  const trustedProxies = wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], 0, 0, 10);
  const mail = readMail(env);
  const filesUrl = readFilesUrl(env['FILES_URL']);
  const plaintextHosts = readPlaintextHosts(env['PLAINTEXT_HOSTS']);
  const plaintext = findPlaintext({ databaseUrl, filesUrl, ...mail }, plaintextHosts);
  if (plaintext) throw new StartError(plaintext);

  return {
    port: wholeNumber('PORT', env['PORT'], 4000, 0, 65_535),
    host,
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl,
    assistantLocalUrl: readLocalUrl(env['ASSISTANT_LOCAL_URL']),
    authSecret,
    previousAuthSecret,
    passwordMinLength: wholeNumber(
      'PASSWORD_MIN_LENGTH',
      env['PASSWORD_MIN_LENGTH'],
      PASSWORD_MIN_LENGTH,
      PASSWORD_MIN_LENGTH,
      PASSWORD_MAX_LENGTH,
    ),
    isRegistrationClosed: readRegistration(env['REGISTRATION']),
    trustedProxies,
    ...mail,
    smtpUrl: mail.smtpUrl && demandStartTls(mail.smtpUrl, plaintextHosts),
    filesUrl,
    fileMaxBytes: wholeNumber('FILE_MAX_MB', env['FILE_MAX_MB'], 15, 1, 2048) * 1024 * 1024,
    filesMaxBytes: wholeNumber('FILES_MAX_GB', env['FILES_MAX_GB'], 20, 1, 1_000_000) * 1024 ** 3,
    metricsPort: env['METRICS_PORT']
      ? wholeNumber('METRICS_PORT', env['METRICS_PORT'], 0, 0, 65_535)
      : undefined,
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
    backupDir: env['BACKUP_DIR'] ? resolve(env['BACKUP_DIR']) : undefined,
    backupKeep: wholeNumber('BACKUP_KEEP', env['BACKUP_KEEP'], 14, 1, 3650),
    // Night in the Americas, where the first companies are.
    backupHour: wholeNumber('BACKUP_HOUR', env['BACKUP_HOUR'], 8, 0, 23),
    isMaintenance: env['MAINTENANCE'] === '1',
    mayBeDemo: isLoopback(host) && trustedProxies === 0 && !asksForRealServer(env),
    checksReplies: env['CHECK_REPLIES'] === '1',
    logLevel: validLevel,
  };
}
