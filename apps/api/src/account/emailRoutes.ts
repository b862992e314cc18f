import { randomBytes } from 'node:crypto';
import { confirmEmail, getEmailChange, undoEmail } from '@derrick/domain/account';
import type { Kysely } from 'kysely';
import { type AuthParts, linkFailures, validToken } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import {
  type EmailChange,
  findEmailChange,
  type OneTimeTokenKind,
  readOneTimeToken,
} from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import { type Route, serve } from '../platform/serve.ts';
import { applyEmail, revertEmail } from './changeEmail.ts';
import { checkPassword } from './checkPassword.ts';

/**
 * Finds the change that a link is about, and leaves the link as it is.
 * @throws {ApiFailure} with a code of its own for each reason why a link does not work
 */
async function findChange(db: Kysely<Database>, token: string, kind: OneTimeTokenKind): Promise<EmailChange> {
  const { companyId, emailChangeId } = validToken(await readOneTimeToken(db, token, kind));
  const change =
    emailChangeId === null ? undefined : await findEmailChange(db, { companyId, id: emailChangeId });
  if (!change) throw linkFailures.unknown();
  if (change.isEnded) throw linkFailures.replaced();
  return change;
}

/** Serves what the links in mails about a change of address lead to. */
export function emailRoutes(parts: AuthParts): Route[] {
  const { db, limits, sessions, passwords, trustedProxies } = parts;
  return [
    serve(getEmailChange, async ({ c, query }) => {
      await limits.link(clientNetwork(c, trustedProxies));
      const change = await findChange(db, query.token ?? '', 'confirmEmail');
      return { email: change.newEmail, needsPassword: !change.isPasswordGiven };
    }),
    serve(confirmEmail, async ({ c, body: { token, password }, log }) => {
      const network = clientNetwork(c, trustedProxies);
      await limits.link(network);
      const change = await findChange(db, token, 'confirmEmail');
      const { companyId, userId } = change;
      // Whoever asks for somebody else's new address could name one of their own.
      if (!change.isPasswordGiven) {
        await checkPassword(parts, { companyId, userId, network }, password, 'password');
      }
      const origin = originFor(c, companyId, { type: 'USER', id: userId });
      const { email, ended } = await unitOfWork(db, origin, (unit) => applyEmail(unit, { change, token }));
      for (const familyId of ended) sessions.forget(familyId);
      log.info({ userId, companyId }, 'e-mail address confirmed, all sessions ended');
      return { email };
    }),
    serve(undoEmail, async ({ c, body: { token }, log }) => {
      await limits.link(clientNetwork(c, trustedProxies));
      const change = await findChange(db, token, 'undoEmail');
      const { companyId, userId } = change;
      const unknownHash = await passwords.hash(randomBytes(32).toString('base64url'));
      const origin = originFor(c, companyId, { type: 'USER', id: userId });
      const { ended, ...reply } = await unitOfWork(db, origin, (unit) =>
        revertEmail(unit, { change, token }, unknownHash),
      );
      for (const familyId of ended) sessions.forget(familyId);
      log.warn({ userId, companyId }, 'change of e-mail address undone');
      return reply;
    }),
  ];
}
