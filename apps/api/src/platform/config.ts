import { resolve } from 'node:path';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import type { LevelWithSilent } from 'pino';
import { isLoopback } from './loopback.ts';
import { demandStartTls, findPlaintext, readPlaintextHosts } from './plaintext.ts';

/** The configuration from environment variables, read once at start. */
export interface Config {
  /** Port of the server; 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a connection pooler in between, for what belongs to a session. */
  databaseDirectUrl: string | undefined;
  /** Base URL of a model on this machine or its network that companies may choose; undefined disables the choice. */
  assistantLocalUrl: string | undefined;
  /** Base URL of another server with Stripe's API, for trying out payments on this machine. */
  stripeUrl: string | undefined;
  /** Secret with which a mail server reports returned emails. If undefined, reports are rejected. */
  bounceSecret: string | undefined;
  /** Key for signing and sealing. If undefined, a secret is generated and stored in the data folder. */
  authSecret: string | undefined;
  /**
   * The other secret during a rotation, older or newer than `authSecret`. Values signed or sealed with it are still
   * accepted.
   */
  previousAuthSecret: string | undefined;
  passwordMinLength: number;
  /** No company can register, except the first one with its key. */
  isRegistrationClosed: boolean;
  /** Number of own proxies that every request passes, and so the number of trusted entries in `X-Forwarded-For`. */
  trustedProxies: number;
  /** Mail server. If undefined, emails stay queued; in a demo they are stored for display. */
  smtpUrl: string | undefined;
  /**
   * SMS gateway that messages are posted to (see mail/sms.ts). If undefined, messages are treated like emails without a
   * mail server.
   */
  smsUrl: string | undefined;
  /** Sender of emails; defaults to no-reply at the public address. */
  mailFrom: string | undefined;
  /** Public URL of the app, without a trailing slash; defaults to the server's own address. */
  publicUrl: string | undefined;
  /** `s3://bucket/prefix` for uploads; defaults to a folder in the data folder. */
  filesUrl: string | undefined;
  /** Maximum size of one upload in bytes. */
  fileMaxBytes: number;
  /** Maximum total size of the files of one company in bytes. */
  filesMaxBytes: number;
  /** Port for Prometheus; undefined means that metrics are not published. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Absolute path of the folder for daily backups; undefined disables backups. */
  backupDir: string | undefined;
  /** Number of backups kept in `backupDir`. */
  backupKeep: number;
  /** Hour (UTC) from which the daily backup may start. */
  backupHour: number;
  /** Answers every API request with 503 while the process runs. */
  isMaintenance: boolean;
  /**
   * No setting indicates production use, so a data folder without a real company is a demo; see setup/demo.ts. A demo
   * shows all emails and has well-known passwords, so any setting that makes the server reachable from outside turns this
   * off.
   */
  mayBeDemo: boolean;
  /** Validates every response against the contract and every row against its struct, and answers 500 on a mismatch. */
  checksReplies: boolean;
  logLevel: LevelWithSilent;
}

/** Shorter keys of HS256 can be found by brute force (RFC 7518, 3.2). */
export const SECRET_MIN_BYTES = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown when the process cannot start. The message is written for the operator. */
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

/** Reads the settings of email and SMS. Error messages omit the values because they contain passwords. */
function readMail(env: Environment) {
  const smtpUrl = env['SMTP_URL'] || undefined;
  if (smtpUrl && !(/^smtps?:\/\/./.test(smtpUrl) && URL.canParse(smtpUrl))) {
    throw new StartError(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host.',
    );
  }
  const mailFrom = env['MAIL_FROM'] || undefined;
  // A line break would add another header to the email.
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

/** Reads the storage location of uploads. Error messages omit the value because it may contain keys. */
function readFilesUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^s3:\/\/[^/?#@:]+(?:[/?]|$)/.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    'FILES_URL must look like s3://bucket/prefix. Put the access keys into their own environment variables.',
  );
}

/** Reads the URL of a local model, which may have a private address and use no TLS. */
function readLocalUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    'ASSISTANT_LOCAL_URL must look like http://localhost:11434/v1, without a user name and password.',
  );
}

/** Secret keys are sent to this address, so only a server on this machine can take the place of Stripe. */
function readStripeUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(text)) return text;
  throw new StartError('STRIPE_URL must be a server on this machine, such as http://127.0.0.1:12111.');
}

function readRegistration(text: string | undefined): boolean {
  if (text && text !== 'open' && text !== 'closed') {
    throw new StartError(`REGISTRATION must be open or closed, but is "${text}".`);
  }
  return text === 'closed';
}

/** Variables that only a production server needs. */
const ofRealServers = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'PUBLIC_URL', 'FILES_URL'];

const isProductionEnvironment = (env: Environment) =>
  env['NODE_ENV'] === 'production' || ofRealServers.some((name) => env[name]);

function readDatabaseUrl(env: Environment, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): string | undefined {
  const url = env[name] || undefined;
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError(`${name} must start with postgres:// or postgresql://.`);
  }
  return url;
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @throws {StartError} with a message that names the variable
 */
export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (databaseDirectUrl && !databaseUrl) {
    throw new StartError('DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the pooler.');
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
  const plaintext = findPlaintext({ databaseUrl, databaseDirectUrl, filesUrl, ...mail }, plaintextHosts);
  if (plaintext) throw new StartError(plaintext);

  return {
    port: wholeNumber('PORT', env['PORT'], 4000, 0, 65_535),
    host,
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    assistantLocalUrl: readLocalUrl(env['ASSISTANT_LOCAL_URL']),
    stripeUrl: readStripeUrl(env['STRIPE_URL']),
    bounceSecret: readSecret(env, 'BOUNCE_SECRET'),
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
    // Night in the Americas, where the first companies are located.
    backupHour: wholeNumber('BACKUP_HOUR', env['BACKUP_HOUR'], 8, 0, 23),
    isMaintenance: env['MAINTENANCE'] === '1',
    mayBeDemo: isLoopback(host) && trustedProxies === 0 && !isProductionEnvironment(env),
    checksReplies: env['CHECK_REPLIES'] === '1',
    logLevel: validLevel,
  };
}
