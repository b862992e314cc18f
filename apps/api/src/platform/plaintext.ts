/** What this server connects to without TLS: nothing, unless on its own machine or named in PLAINTEXT_HOSTS. */
import { isLoopback } from './loopback.ts';

/** Of PostgreSQL: encrypted, whether or not the certificate is checked. */
const encryptedModes = ['require', 'no-verify', 'verify-ca', 'verify-full'];

/** The addresses of other services, by what the operator has set. */
interface Addresses {
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  filesUrl: string | undefined;
}

/** Reads the hosts to which connections without TLS are allowed, such as `database,files`. */
export const readPlaintextHosts = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

function mayBePlain({ hostname }: URL, plaintextHosts: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  // In place of a host, PostgreSQL also takes the path of a socket on this machine.
  return host === '' || host.startsWith('%2f') || isLoopback(host) || plaintextHosts.includes(host);
}

/**
 * Finds an address by which passwords and data would leave this machine without TLS.
 * @returns a sentence that names the variable, but not its value, which holds a password; undefined if all is well
 */
export function findPlaintext(
  { databaseUrl, smtpUrl, smsUrl, filesUrl }: Addresses,
  plaintextHosts: readonly string[],
): string | undefined {
  const endpoint = filesUrl && new URL(filesUrl).searchParams.get('endpoint');
  const isHttps = ({ protocol }: URL) => protocol === 'https:';
  const rules: [string, string | null | undefined, string, (url: URL) => boolean][] = [
    [
      'DATABASE_URL',
      databaseUrl,
      'add ?sslmode=verify-full',
      ({ searchParams }) => encryptedModes.includes(searchParams.get('sslmode') ?? ''),
    ],
    ['SMTP_URL', smtpUrl, 'leave out ignoreTLS', (url) => url.searchParams.get('ignoreTLS') !== 'true'],
    ['SMS_URL', smsUrl, 'use https', isHttps],
    ['The endpoint of FILES_URL', endpoint, 'use https', isHttps],
  ];
  for (const [name, address, remedy, isEncrypted] of rules) {
    if (!address || !URL.canParse(address)) continue;
    const url = new URL(address);
    if (mayBePlain(url, plaintextHosts) || isEncrypted(url)) continue;
    return `${name} connects to another machine without TLS. Either ${remedy}, or list the host in PLAINTEXT_HOSTS if the network in between is private.`;
  }
  return undefined;
}

/** Demands STARTTLS of a mail server on another machine: where it is merely offered, anybody between can hide the offer. */
export function demandStartTls(smtpUrl: string, plaintextHosts: readonly string[]): string {
  const url = new URL(smtpUrl);
  if (url.protocol !== 'smtp:' || mayBePlain(url, plaintextHosts)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}
