/** Rejects connections without TLS, except to this machine and to the hosts in PLAINTEXT_HOSTS. */
import { isLoopback } from './loopback.ts';

/** Values of PostgreSQL's `sslmode` that always encrypt, with or without checking the certificate. */
const encryptedModes = ['require', 'no-verify', 'verify-ca', 'verify-full'];

/** Configured addresses of other services. */
interface Addresses {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  filesUrl: string | undefined;
}

/** Reads the hosts that may be connected to without TLS, such as `database,files`. */
export const readPlaintextHosts = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

function mayBePlain({ hostname }: URL, plaintextHosts: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  // Instead of a host, PostgreSQL also accepts the path of a local socket.
  return host === '' || host.startsWith('%2f') || isLoopback(host) || plaintextHosts.includes(host);
}

/**
 * Finds a configured address that would send passwords and data to another machine without TLS.
 * @returns a message that names the variable, but not its value, which contains a password; undefined if there is no such
 *   address
 */
export function findPlaintext(
  { databaseUrl, databaseDirectUrl, smtpUrl, smsUrl, filesUrl }: Addresses,
  plaintextHosts: readonly string[],
): string | undefined {
  const endpoint = filesUrl && new URL(filesUrl).searchParams.get('endpoint');
  const isHttps = ({ protocol }: URL) => protocol === 'https:';
  const isEncryptedDatabase = ({ searchParams }: URL) =>
    encryptedModes.includes(searchParams.get('sslmode') ?? '');
  const rules: [string, string | null | undefined, string, (url: URL) => boolean][] = [
    ['DATABASE_URL', databaseUrl, 'add ?sslmode=verify-full', isEncryptedDatabase],
    ['DATABASE_DIRECT_URL', databaseDirectUrl, 'add ?sslmode=verify-full', isEncryptedDatabase],
    ['SMTP_URL', smtpUrl, 'leave out ignoreTLS', (url) => url.searchParams.get('ignoreTLS') !== 'true'],
    ['SMS_URL', smsUrl, 'use https', isHttps],
    ['The endpoint of FILES_URL', endpoint, 'use https', isHttps],
  ];
  for (const [name, address, advice, isEncrypted] of rules) {
    if (!address || !URL.canParse(address)) continue;
    const url = new URL(address);
    if (mayBePlain(url, plaintextHosts) || isEncrypted(url)) continue;
    return `${name} connects to another machine without TLS. Either ${advice}, or list the host in PLAINTEXT_HOSTS if the network in between is private.`;
  }
  return undefined;
}

/**
 * Requires STARTTLS for a mail server on another machine. If it were optional, an attacker on the network could hide the
 * offer.
 */
export function demandStartTls(smtpUrl: string, plaintextHosts: readonly string[]): string {
  const url = new URL(smtpUrl);
  if (url.protocol !== 'smtp:' || mayBePlain(url, plaintextHosts)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}
