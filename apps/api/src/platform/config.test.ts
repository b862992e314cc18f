import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, StartError } from './config.ts';
import { readOrCreateSecret } from './secret.ts';

describe('the configuration', () => {
  it('has a default for every setting', () => {
    const config = readConfig({ PORT: '', AUTH_SECRET: '' });
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), '.data'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      passwordMinLength: 6,
      trustedProxies: 0,
      smtpUrl: undefined,
      smsUrl: undefined,
      mailFrom: undefined,
      publicUrl: undefined,
      filesUrl: undefined,
      fileMaxBytes: 15 * 1024 * 1024,
      isMaintenance: false,
      mayBeDemo: true,
      checksReplies: false,
      logLevel: 'info',
    });
  });

  it.each([
    [{ PORT: 'http' }, /PORT must be an integer from 0 to 65535/],
    [{ PORT: '65536' }, /PORT/],
    [{ PORT: '-1' }, /PORT/],
    [{ PASSWORD_MIN_LENGTH: '5' }, /PASSWORD_MIN_LENGTH must be an integer from 6/],
    [{ TRUSTED_PROXIES: 'true' }, /TRUSTED_PROXIES must be an integer from 0 to 10/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
    [{ DATABASE_URL: 'postgres://localhost' }, /AUTH_SECRET is required/],
    [{ DATABASE_DIRECT_URL: 'mysql://x' }, /DATABASE_DIRECT_URL must start with postgres/],
    [{ DATABASE_DIRECT_URL: 'postgres://localhost' }, /DATABASE_DIRECT_URL is set without DATABASE_URL/],
    [{ SMTP_URL: 'mail.example.com:587' }, /SMTP_URL must look like smtp:/],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL/],
    [{ FILE_MAX_MB: '0' }, /FILE_MAX_MB must be an integer from 1 to 2048/],
    [{ FILES_URL: '/var/files' }, /FILES_URL must look like s3:/],
    [{ FILES_URL: 's3://key:secret@bucket' }, /FILES_URL must look like/],
    [{ MAIL_FROM: 'Derrick' }, /MAIL_FROM must be an email address/],
    [{ MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, /MAIL_FROM/],
    [{ PUBLIC_URL: 'derrick.example.com' }, /PUBLIC_URL must look like https:/],
    [{ PUBLIC_URL: 'https://derrick.example.com/?a=b' }, /PUBLIC_URL/],
    [{ SMTP_URL: 'smtp://localhost' }, /PUBLIC_URL is required/],
    [{ SMS_URL: 'https://sms.example.com' }, /PUBLIC_URL is required/],
    [{ AUTH_SECRET: 'é'.repeat(15) }, /AUTH_SECRET must be at least 32 bytes/],
  ])('rejects %j with an error message', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(StartError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('reads the email settings and removes trailing slashes from the public URL', () => {
    expect(
      readConfig({
        SMTP_URL: 'smtps://user:p%40ss@mail.example.com?pool=true',
        MAIL_FROM: 'Derrick <no-reply@example.com>',
        PUBLIC_URL: 'https://derrick.example.com/app//',
        MAINTENANCE: '1',
      }),
    ).toMatchObject({
      smtpUrl: 'smtps://user:p%40ss@mail.example.com?pool=true',
      mailFrom: 'Derrick <no-reply@example.com>',
      publicUrl: 'https://derrick.example.com/app',
      isMaintenance: true,
    });
    expect(readConfig({ MAIL_FROM: 'no-reply@example.com' }).mailFrom).toBe('no-reply@example.com');
  });

  it.each([
    [{ DATABASE_URL: 'postgres://localhost/x', AUTH_SECRET: 'x'.repeat(32) }],
    [{ SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://derrick.example.com' }],
    [{ SMS_URL: 'https://sms.example.com', PUBLIC_URL: 'https://derrick.example.com' }],
    [{ PUBLIC_URL: 'http://localhost:4000' }],
    [{ FILES_URL: 's3://bucket' }],
    [{ TRUSTED_PROXIES: '1' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.7' }],
    [{ HOST: 'derrick.example.com' }],
    [{ HOST: 'localhost.example.com' }],
    [{ HOST: '127.0.0.1.example.com' }],
  ])('enables production mode for %j, whatever NODE_ENV is', (env) => {
    for (const NODE_ENV of ['', 'development', 'test', 'production']) {
      expect(readConfig({ ...env, NODE_ENV }).mayBeDemo).toBe(false);
    }
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', 'derrick.localhost'])(
    'allows demo mode for host %s',
    (HOST) => {
      for (const NODE_ENV of ['', 'development', 'test'])
        expect(readConfig({ HOST, NODE_ENV }).mayBeDemo).toBe(true);
    },
  );

  it('closes registration only for REGISTRATION=closed', () => {
    for (const REGISTRATION of [undefined, '', 'open']) {
      expect(readConfig({ REGISTRATION }).isRegistrationClosed).toBe(false);
    }
    expect(readConfig({ REGISTRATION: 'closed' }).isRegistrationClosed).toBe(true);
    expect(() => readConfig({ REGISTRATION: 'shut' })).toThrow(
      'REGISTRATION must be open or closed, but is "shut".',
    );
  });

  it('enables production mode for NODE_ENV=production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).mayBeDemo).toBe(false);
  });

  const AUTH_SECRET = 'x'.repeat(32);
  const PUBLIC_URL = 'https://derrick.example.com';

  it.each([
    { DATABASE_URL: 'postgres://user:secret@database/derrick', AUTH_SECRET },
    { DATABASE_URL: 'postgres://user:secret@database/derrick?sslmode=prefer', AUTH_SECRET },
    { DATABASE_URL: 'postgres://user:secret@database/derrick?sslmode=disable', AUTH_SECRET },
    { SMTP_URL: 'smtp://user:secret@mail.example.com?ignoreTLS=true', PUBLIC_URL },
    { SMS_URL: 'http://user:secret@sms.example.com/send', PUBLIC_URL },
    { FILES_URL: 's3://bucket?endpoint=http://files:9000' },
  ])(
    'rejects plaintext connections to other hosts, such as %j, unless PLAINTEXT_HOSTS lists the host',
    (env) => {
      expect(() => readConfig(env)).toThrow(/^(?!.*secret@).*(without TLS).*PLAINTEXT_HOSTS/);
      const named = { ...env, PLAINTEXT_HOSTS: 'Database, mail.example.com,sms.example.com,files' };
      expect(() => readConfig(named)).not.toThrow();
      expect(() => readConfig({ ...env, PLAINTEXT_HOSTS: 'another.example.com' })).toThrow(StartError);
    },
  );

  it.each([
    { DATABASE_URL: 'postgres://database/derrick?sslmode=verify-full', AUTH_SECRET },
    { DATABASE_URL: 'postgres://127.0.0.1:5432/derrick', AUTH_SECRET },
    { DATABASE_URL: 'postgresql://derrick@%2Fvar%2Frun%2Fpostgresql/derrick', AUTH_SECRET },
    { DATABASE_URL: 'postgresql:///derrick?host=/var/run/postgresql', AUTH_SECRET },
    { SMS_URL: 'http://localhost:8080/send', PUBLIC_URL },
    { FILES_URL: 's3://bucket' },
    { FILES_URL: 's3://bucket?endpoint=https://files.example.com' },
  ])('accepts %j', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  it('requires STARTTLS for a mail server on another host', () => {
    const smtpUrlOf = (SMTP_URL: string, PLAINTEXT_HOSTS?: string) =>
      readConfig({ SMTP_URL, PUBLIC_URL, PLAINTEXT_HOSTS }).smtpUrl;
    const url = 'smtp://user:p%40ss@mail.example.com:587';
    expect(smtpUrlOf(url)).toBe(`${url}?requireTLS=true`);
    expect(smtpUrlOf(`${url}?requireTLS=false`)).toBe(`${url}?requireTLS=true`);
    expect(smtpUrlOf(url, 'mail.example.com')).toBe(url);
    expect(smtpUrlOf('smtp://localhost:25')).toBe('smtp://localhost:25');
  });

  it('does not repeat secrets in error messages', () => {
    for (const env of [
      { AUTH_SECRET: 'too short', DATABASE_URL: 'mysql://user:secret@host' },
      { SMTP_URL: 'http://user:secret@host' },
    ]) {
      expect(() => readConfig(env)).toThrow(/^(?!.*(too short|secret@)).*$/);
    }
  });
});

describe('the stored secret', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'derrick-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is created once, is readable only by its owner and has at least 32 bytes', async () => {
    const secret = await readOrCreateSecret(folder);
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(await readOrCreateSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, 'auth-secret'), 'utf8')).trim()).toBe(secret);
  });

  it('is rejected when its file has fewer than 32 bytes', async () => {
    await writeFile(join(folder, 'auth-secret'), 'short\n');
    await expect(readOrCreateSecret(folder)).rejects.toThrow(/shorter than 32 bytes/);
  });
});
