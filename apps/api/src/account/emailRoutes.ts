import { randomBytes } from 'node:crypto';
import { confirmEmail, getEmailChange, undoEmail } from '@derrick/domain/account';
import type { Context } from 'hono';
import { type AuthParts, deviceOf, readLink } from '../auth/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import { type EmailChange, findEmailChange, linkFailures, type OneTimeTokenKind } from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { applyEmail, revertEmail } from './changeEmail.ts';
import { checkPassword } from './checkPassword.ts';
import { confirmationRoute, confirmCompany, findRegistration } from './confirmCompany.ts';
import { messages } from './messages.ts';

const serve = serveWith(messages);

/**
 * Finds the change that a link refers to, without consuming the link.
 * @throws {ApiFailure} with a separate code for each reason why a link is invalid
 */
async function findChange(
  parts: AuthParts,
  c: Context<AppEnv>,
  token: string,
  kind: OneTimeTokenKind,
): Promise<EmailChange> {
  const { companyId, emailChangeId } = await readLink(parts, c, token, kind);
  const change =
    emailChangeId === null ? undefined : await findEmailChange(parts.db, { companyId, id: emailChangeId });
  if (!change) throw linkFailures.unknown();
  if (change.isEnded) throw linkFailures.replaced();
  return change;
}

/** Creates the routes for the links in emails about address changes. */
export function emailRoutes(parts: AuthParts): Route[] {
  const { db, sessions, passwords, trustedProxies } = parts;
  return [
    confirmationRoute(parts),
    serve(getEmailChange, async ({ c, query }) => {
      const registered = await findRegistration(parts, c, query.token ?? '');
      if (registered) return { email: registered.email, isRegistration: true, needsPassword: false };
      const change = await findChange(parts, c, query.token ?? '', 'confirmEmail');
      return { email: change.newEmail, needsPassword: !change.isPasswordGiven };
    }),
    serve(confirmEmail, async ({ c, body: { token, password }, log }) => {
      const registered = await findRegistration(parts, c, token);
      if (registered) {
        await confirmCompany(parts, c, registered, token);
        return { email: registered.email };
      }
      const change = await findChange(parts, c, token, 'confirmEmail');
      const { companyId, userId } = change;
      // Another user requested this change and could have entered an address of their own, so the password is required.
      if (!change.isPasswordGiven) {
        const network = clientNetwork(c, trustedProxies);
        const claimant = { companyId, userId, network, device: deviceOf(c, parts.publicUrl) };
        await checkPassword(parts, claimant, password, 'password');
      }
      const origin = originFor(c, companyId, { type: 'USER', id: userId });
      const { email, ended } = await unitOfWork(db, origin, (unit) => applyEmail(unit, { change, token }));
      for (const familyId of ended) sessions.forget(familyId);
      log.info({ companyId, userId, endedSessions: ended.length }, 'email address confirmed');
      return { email };
    }),
    serve(undoEmail, async ({ c, body: { token }, log }) => {
      const change = await findChange(parts, c, token, 'undoEmail');
      const { companyId, userId } = change;
      const unknownHash = await passwords.hash(randomBytes(32).toString('base64url'), {
        purpose: 'signIn',
        of: companyId,
      });
      const origin = originFor(c, companyId, { type: 'USER', id: userId });
      const { ended, ...reply } = await unitOfWork(db, origin, (unit) =>
        revertEmail(unit, { change, token }, unknownHash),
      );
      for (const familyId of ended) sessions.forget(familyId);
      log.warn({ companyId, userId, endedSessions: ended.length }, 'email address change reverted');
      return reply;
    }),
  ];
}
