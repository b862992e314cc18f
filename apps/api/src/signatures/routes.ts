import { disputeByLink, downloadSignFile, getSignRequest, signByLink } from '@derrick/domain/signatures';
import {
  removeTicketSignature,
  requestTicketSignature,
  requestTicketSignatures,
  signTicket,
} from '@derrick/domain/tickets';
import type { AuthParts } from '../auth/index.ts';
import { type FileOptions, fileReply, findOwned } from '../files/index.ts';
import { notFound } from '../platform/failures.ts';
import { languageOf } from '../platform/language.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { requestSignatures } from './bulkRequests.ts';
import { disputeLink, openLink, readSignRequest, signLink } from './byLink.ts';
import { messages } from './messages.ts';
import { removeSignature, requestSignature, signOnTheSpot } from './onTheSpot.ts';

const serve = serveWith(messages);

/** Maximum size of a request with a drawn signature, which anyone with a link can send. */
const SIGNATURE_BODY_BYTES_MAX = 256 * 1024;

export function signatureRoutes(parts: AuthParts & { files: FileOptions | undefined }): Route[] {
  const { db, publicUrl, files } = parts;
  return [
    serve(signTicket, ({ session, params: { id }, body, basis, unit }) =>
      signOnTheSpot(unit, session, id, body, basis),
    ),
    serve(removeTicketSignature, ({ session, params: { id }, unit }) => removeSignature(unit, session, id)),
    serve(requestTicketSignature, ({ c, session, params: { id }, body, unit }) =>
      // Without a configured public URL, the link uses the address of the request. Only the caller sees that link.
      requestSignature(unit, session, id, body, publicUrl ?? new URL(c.req.url).origin),
    ),
    serve(requestTicketSignatures, ({ c, session, body: { ids }, unit }) =>
      requestSignatures(unit, session, ids, languageOf(c)),
    ),
    serve(getSignRequest, ({ c, query }) => readSignRequest(parts, c, query.token ?? '')),
    serve(downloadSignFile, async ({ c, query, params: { name }, log }) => {
      const { request } = await openLink(parts, c, query.token ?? '');
      const owner = { kind: 'ticket', id: request.ticketId } as const;
      const file = files && (await findOwned(db, request.companyId, owner, name));
      if (!files || !file) throw notFound();
      return fileReply(c, files.store, file, log);
    }),
    serve(signByLink, {
      limits: { maxBodyBytes: SIGNATURE_BODY_BYTES_MAX },
      handle: ({ c, body }) => signLink(parts, c, body),
    }),
    serve(disputeByLink, {
      limits: { maxBodyBytes: SIGNATURE_BODY_BYTES_MAX },
      handle: async ({ c, body }) => {
        await disputeLink(parts, c, body);
        return {};
      },
    }),
  ];
}
