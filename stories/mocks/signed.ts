import { downloadSignedPdf, getSignedContent, type SignedContent } from '@derrick/domain/documents';
import { delay, type HttpHandler } from 'msw';
import { mock } from './mock.ts';
import { failure } from './replies.ts';

/** Token in the address on a printed ticket. */
export const printedToken = 'AZqJ3l7fQ1-8mYk0pWv2TQ9f86d081884c7d659a2fe';

const signed: SignedContent = {
  company: 'Caprock Well Services',
  jobcode: 'TK-10482',
  name: 'Dana Whitfield',
  title: 'Company man',
  signedAt: '2026-11-20T21:42:00.000Z',
  way: 'DRAWN',
  content:
    '["derrick-ticket-1","TK-10482","2026-11-20","Permian Basin Operating","Dana Whitfield","AFE 2026-0417","Pad 12, Midland, TX","Mesquite 4-1H","Replaced the packing of the stuffing box.","Luis Ortega","Senior technician","07:00","15:30",8.5,null,null,0.5,[]]',
  contentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const signedPdf: HttpHandler = mock(downloadSignedPdf, () => ({
  blob: new Blob(['%PDF'], { type: 'application/pdf' }),
  name: 'Job ticket TK-10482.pdf',
}));

export const signedPdfFails: HttpHandler = mock(downloadSignedPdf, () =>
  failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.'),
);

const reads = (resolve: () => SignedContent | Response | Promise<SignedContent>): HttpHandler[] => [
  mock(getSignedContent, resolve),
];

/** Handlers for the states of the page that a printed ticket links to. */
export const signedHandlers = {
  ready: () => [
    mock(getSignedContent, ({ query }) =>
      query.token === printedToken ? signed : failure(404, 'TOKEN_UNKNOWN', 'This link is not valid'),
    ),
    signedPdf,
  ],
  typed: () => reads(() => ({ ...signed, title: null, way: 'TYPED' })),
  unknown: () => reads(() => failure(404, 'TOKEN_UNKNOWN', 'This link is not valid')),
  fails: () => reads(() => failure(500, 'INTERNAL', 'Something went wrong')),
  never: () =>
    reads(async () => {
      await delay('infinite');
      return signed;
    }),
};
