import { type Endpoint, isEndpoint } from '../contract/endpoint.ts';
import type { errorCodes } from '../http/errorCodes.ts';

type ErrorName = keyof typeof errorCodes;

/** The meaning of each error code, for CALLS.md. */
export const errorMeanings: Record<ErrorName, readonly [status: string, meaning: string]> = {
  noResponse: [
    '—',
    'No reply arrived: no network, no server, or a timeout. The request may have been processed.',
  ],
  invalidResponse: [
    'any',
    'The reply does not match the contract, for example from another version or a proxy.',
  ],
  cancelled: ['—', 'The caller’s own `signal` aborted the call; show nothing.'],
  requestFailed: ['—', 'The request could not be created, for example because a value is not valid JSON.'],
  unexpected: ['—', 'Another error was thrown; it is the `cause`.'],
  validationFailed: ['400', 'A value is not valid; `errors` has the key of a message for each field.'],
  invalidCredentials: ['401', 'The email address or the password is wrong.'],
  unauthorized: ['401', 'There is no session. The client has already tried to renew it.'],
  forbidden: ['403', 'The caller’s role does not allow the call.'],
  notFound: ['404', 'The record does not exist, or not in this company.'],
  conflict: [
    '409',
    'Another user changed the record first, or the change conflicts with another record; `data` may contain the current record.',
  ],
  rateLimited: ['429', 'Too many calls; try again in `retryAfter` seconds.'],
  payloadTooLarge: ['413', 'The body or the file is too large.'],
  unsupportedFileType: ['415', 'The server does not accept files of this type.'],
  idempotencyKeyReused: ['422', 'The key was already used for a request with another path, query or body.'],
  emailUnconfirmed: [
    '403',
    'The company can send messages only after the user who registered it has confirmed an address.',
  ],
  secondFactorRequired: ['401', 'The password is right; sign in again with a `code` or a `passkey`.'],
  secondFactorWrong: ['401', 'The code or the passkey is wrong.'],
  secondFactorMissing: ['403', 'The company requires a second factor; set one up first.'],
  ownPasswordMissing: ['403', 'Another user chose the password; change it first.'],
  companyClosed: ['403', 'The company was deleted; a user with `company:delete` can restore it.'],
  accountPending: ['403', 'The invitation has not been accepted yet.'],
  accountDeactivated: ['403', 'The account is deactivated.'],
  tokenUnknown: ['404', 'The link is unknown.'],
  tokenExpired: ['410', 'The link has expired or was revoked.'],
  tokenUsed: ['410', 'The link was already used.'],
  tokenReplaced: ['410', 'A newer link was sent.'],
  ticketLocked: ['409', 'The ticket is approved, on an invoice or void; the message says what to do.'],
  alreadySigned: ['409', 'The ticket is already signed.'],
  signatureRequested: ['409', 'The customer already has a valid link to sign the ticket.'],
  noAddress: ['422', 'The recipient has neither an email address nor a phone number.'],
  customerInUse: ['409', 'The customer has tickets or invoices.'],
  ticketNotReady: [
    '422',
    'The ticket does not meet the company’s requirements; `errors` has a key for each field.',
  ],
  wrongState: [
    '409',
    'The status of the record does not allow the call; `data` contains the status, and who set it.',
  ],
  stale: ['409', 'The record has changed since this `version`; `data` contains the current record.'],
  ticketAlreadyInvoiced: ['409', 'The ticket is on another invoice; `data` names it.'],
  ticketNotBillable: ['409', 'The ticket is not approved, or has no customer.'],
  invoiceNotReady: ['422', 'The invoice has no lines, or lines without a price.'],
  invoiceTooLarge: [
    '422',
    'The lines or their total exceed the limit of an invoice; the message says how to split it.',
  ],
  invoiceHasPayments: ['409', 'The invoice has payments; reverse them first.'],
  paymentTooLarge: ['422', 'The payment is more than the balance.'],
  creditTooLarge: ['422', 'The credit is more than is left of a line or of the invoice.'],
  paymentUnavailable: ['502', 'The payment service did not answer, or rejected the company’s key.'],
  mailDomainRefused: ['400', 'The address does not belong to one of the company’s domains.'],
  currencyChangeUnconfirmed: [
    '409',
    'Amounts exist in the current currency; `data` shows what changes. Send `currencyChange` to confirm.',
  ],
  maintenance: ['503', 'The server is in maintenance; the client calls `onMaintenance`.'],
  internal: ['500', 'The server failed; its log contains the `requestId`.'],
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
