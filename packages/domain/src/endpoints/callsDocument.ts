import { type Endpoint, isEndpoint } from '../contract/endpoint.ts';
import type { errorCodes } from '../http/errorCodes.ts';

type ErrorName = keyof typeof errorCodes;

/** The meaning of each error code, for CALLS.md. */
export const errorMeanings: Record<ErrorName, readonly [status: string, meaning: string]> = {
  noResponse: [
    '—',
    'No reply came: no network, no server, or the time was over. Nobody knows whether it was done.',
  ],
  invalidResponse: ['any', 'The reply is not what the contract says: another version, or a proxy.'],
  cancelled: ['—', 'The caller’s own `signal` ended the call; nothing to show.'],
  requestFailed: ['—', 'The call could not be written, for example because of a value that is no JSON.'],
  unexpected: ['—', 'Something else was thrown; it is the `cause`.'],
  validationFailed: ['400', 'A value was refused: `errors` has the key of a message for each field.'],
  invalidCredentials: ['401', 'E-mail address or password are wrong.'],
  unauthorized: ['401', 'No session. The client has tried to renew it.'],
  forbidden: ['403', 'The role does not allow it.'],
  notFound: ['404', 'There is no such record, or not in this company.'],
  conflict: [
    '409',
    'Somebody was faster, or another record stands in the way; `data` may hold the newer state.',
  ],
  rateLimited: ['429', 'Too often: again in `retryAfter` seconds.'],
  payloadTooLarge: ['413', 'The body or the file is too large.'],
  unsupportedFileType: ['415', 'The server does not take files of this type.'],
  idempotencyKeyReused: [
    '422',
    'The same key came before with another request: another path, query or body.',
  ],
  emailUnconfirmed: ['403', 'The company sends nothing until somebody has confirmed their address.'],
  secondFactorRequired: ['401', 'The password is right; sign in again with a `code` or a `passkey`.'],
  secondFactorWrong: ['401', 'The code or the passkey is wrong.'],
  secondFactorMissing: ['403', 'The company asks for a second factor; set one up first.'],
  ownPasswordMissing: ['403', 'Somebody else chose the password; change it first.'],
  companyClosed: ['403', 'The company was deleted; whoever has `company:delete` can take it back.'],
  accountPending: ['403', 'The invitation was not accepted yet.'],
  accountDeactivated: ['403', 'The account was deactivated.'],
  tokenUnknown: ['404', 'The link is not from this server.'],
  tokenExpired: ['410', 'The link is too old.'],
  tokenUsed: ['410', 'The link was used.'],
  tokenReplaced: ['410', 'A newer link was sent since.'],
  ticketLocked: ['409', 'The ticket is approved, on an invoice or void; the message says the way out.'],
  alreadySigned: ['409', 'Somebody has signed the ticket already.'],
  customerInUse: ['409', 'Tickets or invoices name the customer.'],
  ticketNotReady: ['422', 'The ticket lacks what the company asks for: `errors` has a key for each field.'],
  wrongState: ['409', 'The state does not allow it; `data` says which it is, and who moved it there.'],
  stale: ['409', 'The record has changed since this `version`; `data` holds the newer state.'],
  ticketAlreadyInvoiced: ['409', 'Another invoice has the ticket; `data` names it.'],
  ticketNotBillable: ['409', 'The ticket is not approved, or has no customer.'],
  invoiceNotReady: ['422', 'The invoice has no lines, or lines without a price.'],
  invoiceTooLarge: [
    '422',
    'The lines are too many, or come to too much, for one invoice; the message says how to split it.',
  ],
  invoiceHasPayments: ['409', 'Payments were recorded; reverse them first.'],
  paymentTooLarge: ['422', 'The payment is more than the balance.'],
  mailDomainRefused: ['400', 'The address does not belong to one of the company’s domains.'],
  currencyChangeUnconfirmed: [
    '409',
    'Amounts exist in the current currency; `data` shows what changes. Send `currencyChange` to confirm.',
  ],
  maintenance: ['503', 'Maintenance; `onMaintenance` of the client hears of it.'],
  internal: ['500', 'A fault of the server; its logs have the `requestId`.'],
};

const namesIn = (exported: object, prefix = ''): [string, Endpoint][] =>
  Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] => {
    if (isEndpoint(value)) return [[prefix + name, value]];
    return prefix === '' && typeof value === 'object' && value !== null ? namesIn(value, `${name}.`) : [];
  });

function traitsOf({ kind, isIdempotent, isVersioned }: Endpoint): string {
  const traits = [
    kind === 'upload' && 'upload',
    kind === 'download' && 'download',
    kind === 'stream' && 'stream',
    isIdempotent && '`idempotencyKey`',
    isVersioned && '`version`',
  ];
  return traits.filter(Boolean).join(', ');
}

const rowOf = ([name, endpoint]: readonly [string, Endpoint]) =>
  `| \`${name}\` | \`${endpoint.method} ${endpoint.path}\` | \`${endpoint.permission}\` | ${traitsOf(endpoint)} | ${endpoint.summary} |`;

/**
 * Returns the endpoints that each feature exports, by name. Features without endpoints are left out.
 * @param features exports of the package's folders, by folder name
 */
export const callsOf = (features: Readonly<Record<string, object>>) =>
  Object.entries(features)
    .map(([folder, exported]) => [folder, namesIn(exported)] as const)
    .filter(([, calls]) => calls.length > 0);

/** Renders the table of error codes in Markdown. */
export function errorTable(codes: Readonly<Record<ErrorName, string>>): string {
  const rows = Object.entries(errorMeanings).map(
    ([name, [status, meaning]]) =>
      `| \`${Reflect.get(codes, name)}\` | \`errorCodes.${name}\` | ${status} | ${meaning} |`,
  );
  return `| code | name | status | |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/**
 * Renders the document of all endpoints and error codes.
 * @param features exports of the package's folders, by folder name
 * @param codes the error codes by name
 */
export function callsDocument(
  features: Readonly<Record<string, object>>,
  codes: Readonly<Record<ErrorName, string>>,
): string {
  const sections = callsOf(features).map(
    ([folder, calls]) =>
      `## @derrick/domain/${folder}\n\n| call | address | who | takes | |\n| --- | --- | --- | --- | --- |\n${calls.map(rowOf).join('\n')}\n`,
  );
  return [
    '# Calls and error codes',
    'Written from the contract by `npx vitest run --project domain packages/domain/src/endpoints -u`; do not edit. “Who” is a permission, or `signedIn` or `anyone`.',
    ...sections,
    `## Error codes\n\n${errorTable(codes)}`,
  ]
    .join('\n\n')
    .replaceAll('\n\n\n', '\n\n');
}
