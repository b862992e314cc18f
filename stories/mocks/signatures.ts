import {
  disputeByLink,
  downloadSignFile,
  downloadSignPdf,
  getSignRequest,
  type SignatureInput,
  type SignRequest,
  signByLink,
  type TicketSignature,
} from '@derrick/domain/signatures';
import {
  removeTicketSignature,
  requestTicketSignature,
  requestTicketSignatures,
  signTicket,
  type Ticket,
} from '@derrick/domain/tickets';
import type { HttpHandler } from 'msw';
import { linkFailures } from './accounts.ts';
import { tooManyAttempts } from './auth.ts';
import { mock } from './mock.ts';
import { failure, never, noReply } from './replies.ts';
import { printedToken, signedPdf } from './signed.ts';

const signedAt = '2026-11-20T21:15:00.000Z';
const contentHash = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c';

/** Strokes of a signature. */
export const drawnStrokes = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => ({
    x: 0.15 + n * 0.055,
    y: 0.55 + Math.sin(n * 1.4) * (0.28 - n * 0.015),
    t: n * 60,
  })),
  [
    { x: 0.2, y: 0.82, t: 900 },
    { x: 0.55, y: 0.78, t: 960 },
    { x: 0.85, y: 0.84, t: 1040 },
  ],
];

/** Signature that a customer has drawn on the technician's device. */
export const drawnSignature: TicketSignature = {
  name: 'Dana Whitfield',
  title: 'Company man',
  signedAt,
  way: 'DRAWN',
  isFromAfar: false,
  strokes: drawnStrokes,
  contentHash,
};

/** Signature that a customer has typed after following a link. */
export const typedSignature: TicketSignature = {
  ...drawnSignature,
  name: 'Ray Cole',
  title: null,
  way: 'TYPED',
  isFromAfar: true,
  strokes: [],
};

export const signedBy = (ticket: Ticket, signature: TicketSignature = drawnSignature): Ticket => ({
  ...ticket,
  signature,
  signatureState: 'signed',
});

const savedSignature = ({ name, title, strokes = [], typed }: SignatureInput): TicketSignature => ({
  ...drawnSignature,
  name,
  title,
  way: typed ? 'TYPED' : 'DRAWN',
  strokes: strokes.map((stroke) => [...stroke]),
});

export const signLink = 'https://derrick.example/sign?token=Qm9iJ3MgYmlnIHJlZCBwdW1wIGpob25lcyB0ZXN0IQ0';

/** Handlers for the signatures of a ticket's page. */
export const signatureHandlers = (ticket: Ticket): HttpHandler[] => [
  mock(signTicket, ({ body }) => ({
    ...signedBy(ticket, savedSignature(body)),
    version: ticket.version + 1,
  })),
  mock(removeTicketSignature, () => ({
    ...ticket,
    signature: null,
    signatureState: 'unsigned' as const,
    version: ticket.version + 1,
  })),
  mock(requestTicketSignature, () => ({ link: signLink, expiresAt: '2026-12-04T21:15:00.000Z' })),
  // The contact of the second ticket has no address.
  mock(requestTicketSignatures, ({ body: { ids } }) => ({
    asked: ids
      .filter((_, place) => place !== 1)
      .map((id) => ({ id, name: 'Ray Dalton', sentTo: 'ray@blue-mesa.example' })),
    refused: ids.slice(1, 2).map((id) => ({
      id,
      code: 'NO_ADDRESS',
      message: 'No email address or phone number of Lee Park is known',
    })),
  })),
];

/** Another user has changed the ticket while the customer was signing. */
export const changedWhileSigning = () =>
  mock(signTicket, () => failure(409, 'CONFLICT', 'Another user has changed this ticket meanwhile'));

export const requestFails = () => mock(requestTicketSignature, noReply);

/** Content that a link asks a customer to sign. */
export const signRequest: SignRequest = {
  company: { name: 'Permian Basin Services', photo: null },
  ticket: {
    jobcode: 'TK-10481',
    workDate: '2026-11-20',
    customerCompany: 'Blue Mesa Operating',
    customerName: 'Dana Whitfield',
    costReference: 'AFE 24-1180',
    location: 'Loving County, TX 79754',
    wellName: 'Ridgeback 14-2H',
    description: 'Replaced seal on injection pump 3, pressure-tested to 2,400 psi.',
    technician: 'Luis Ortega',
    jobType: 'Pump service',
    workStartedAt: '07:00',
    workEndedAt: '15:30',
    workHours: 8.5,
    travelStartedAt: '06:15',
    travelEndedAt: '07:00',
    travelHours: 0.8,
    lines: [
      { kind: 'ITEM', description: 'Seal kit, 3 in', quantity: 2, unit: 'ea' },
      { kind: 'ITEM', description: 'Mileage', quantity: 64.5, unit: 'mi' },
    ],
  },
  files: [
    { name: 'pump-seal.png', originalName: 'pump-seal.png' },
    { name: 'pressure-test.pdf', originalName: 'pressure-test.pdf' },
  ],
  contentHash,
  expiresAt: '2026-12-04T21:15:00.000Z',
};

const silent = () => new Response(null, { status: 500 });
const failures = {
  ...linkFailures,
  signed: () => failure(409, 'ALREADY_SIGNED', 'This ticket is already signed'),
  voided: () => failure(409, 'TICKET_LOCKED', 'This ticket has been voided'),
  changed: () => failure(409, 'CONFLICT', 'This ticket has changed since you opened it'),
  rateLimited: tooManyAttempts,
  silent,
  noReply,
  pending: never,
};

/** One pixel, used for every photo in stories. */
const photo = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPj/HwADhgKAjnhEygAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

/** Handlers for the states of the page that a signing link opens. */
export const signHandlers = {
  ready: (request: SignRequest = signRequest): HttpHandler[] => [
    mock(getSignRequest, () => request),
    mock(signByLink, () => ({ signedAt, signedToken: printedToken })),
    signedPdf,
    mock(disputeByLink, () => null),
    mock(downloadSignPdf, () => ({
      blob: new Blob(['%PDF'], { type: 'application/pdf' }),
      name: 'ticket.pdf',
    })),
    mock(downloadSignFile, () => ({
      blob: new Blob([photo], { type: 'image/png' }),
      name: 'pump-seal.png',
    })),
  ],
  linkFails: (state: keyof typeof failures) => [mock(getSignRequest, failures[state])],
  signFails: (state: keyof typeof failures) => [mock(signByLink, failures[state]), ...signHandlers.ready()],
  pdfFails: (state: keyof typeof failures) => [
    mock(downloadSignPdf, failures[state]),
    ...signHandlers.ready(),
  ],
  disputeFails: (state: keyof typeof failures) => [
    mock(disputeByLink, failures[state]),
    ...signHandlers.ready(),
  ],
};
