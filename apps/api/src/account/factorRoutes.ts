import {
  addPasskey as addPasskeyEndpoint,
  confirmAuthenticator as confirmEndpoint,
  listPasskeys as listPasskeysEndpoint,
  removeAuthenticator as removeEndpoint,
  removePasskey as removePasskeyEndpoint,
  renewRecoveryCodes as renewEndpoint,
  startAuthenticator as startEndpoint,
  startPasskey as startPasskeyEndpoint,
} from '@derrick/domain/account';
import type { Context } from 'hono';
import type { AuthParts } from '../auth/index.ts';
import { asksSecondFactor } from '../company/index.ts';
import type { Unit } from '../events/index.ts';
import type { SecurityChange } from '../jobs/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import type { AppEnv, Session } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import * as secondFactor from '../secondFactor/index.ts';
import { requirePassword } from './checkPassword.ts';
import { failure } from './failures.ts';
import { messages } from './messages.ts';
import { lockSelf } from './store.ts';

const serve = serveWith(messages);

/** Notifies a user that a sign-in method of their account has changed. */
const notifyUser = ({ trx }: Unit, { companyId, userId }: Session, change: SecurityChange) =>
  enqueueAutomaticMessage(trx, { template: 'securityChanged', companyId, userId, change });

/**
 * Ensures that a user keeps a second factor if the company requires one.
 * @throws {ApiFailure} 409 if the last one was just removed
 */
async function requireRemainingFactor({ trx }: Unit, session: Session): Promise<void> {
  const { hasAuthenticator, hasPasskeys } = await secondFactor.readFactors(trx, session);
  if (hasAuthenticator || hasPasskeys) return;
  const { isRequired } = await trx
    .selectFrom('users')
    .select(asksSecondFactor.as('isRequired'))
    .where('company_id', '=', session.companyId)
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (isRequired) throw failure('secondFactorLast');
  await secondFactor.dropUnusedCodes(trx, session);
}

/** Creates recovery codes with the first second factor; returns null for further ones. */
async function firstCodes({ trx }: Unit, session: Session): Promise<string[] | null> {
  if ((await secondFactor.countRecoveryCodes(trx, session)) > 0) return null;
  return secondFactor.renewRecoveryCodes(trx, session);
}

/** Requires the password before a second factor is changed. */
const withPassword =
  (parts: AuthParts) =>
  ({ c, session, body }: { c: Context<AppEnv>; session: Session; body: { password: string } }) =>
    requirePassword(parts, { c, session, password: body.password });

/** Creates the routes of the authenticator app and the recovery codes. */
function authenticatorRoutes(parts: AuthParts): Route[] {
  const { factorSeal, sessions, limits } = parts;
  const before = withPassword(parts);
  return [
    serve(startEndpoint, {
      before,
      handle: async ({ session, unit: { trx } }) => {
        const { email, fullname } = await lockSelf(trx, session);
        const started = await secondFactor.startAuthenticator(trx, factorSeal, session, email ?? fullname);
        if (!started) throw failure('secondFactorOn');
        return started;
      },
    }),
    serve(confirmEndpoint, {
      before: ({ session }) => limits.secondFactor(session.userId),
      handle: async ({ session, body, unit, afterCommit }) => {
        const { target } = await lockSelf(unit.trx, session);
        if (!(await secondFactor.confirmAuthenticator(unit.trx, factorSeal, session, body.code)))
          throw validationFailed({ code: 'codeWrong' });
        unit.emit({ action: 'secondFactor.addAuthenticator', target, secrets: ['authenticator'] });
        await notifyUser(unit, session, 'authenticatorAdded');
        afterCommit(() => sessions.forget(session.familyId));
        return { recoveryCodes: await secondFactor.renewRecoveryCodes(unit.trx, session) };
      },
    }),
    serve(removeEndpoint, {
      before,
      handle: async ({ session, unit }) => {
        const { target } = await lockSelf(unit.trx, session);
        if (!(await secondFactor.removeAuthenticator(unit.trx, session))) return {};
        await requireRemainingFactor(unit, session);
        unit.emit({ action: 'secondFactor.removeAuthenticator', target });
        await notifyUser(unit, session, 'authenticatorRemoved');
        return {};
      },
    }),
    serve(renewEndpoint, {
      before,
      handle: async ({ session, unit }) => {
        const { target } = await lockSelf(unit.trx, session);
        const { hasAuthenticator, hasPasskeys } = await secondFactor.readFactors(unit.trx, session);
        if (!hasAuthenticator && !hasPasskeys) throw notFound();
        unit.emit({ action: 'secondFactor.renewRecoveryCodes', target, secrets: ['recoveryCodes'] });
        await notifyUser(unit, session, 'recoveryCodesRenewed');
        return { recoveryCodes: await secondFactor.renewRecoveryCodes(unit.trx, session) };
      },
    }),
  ];
}

function passkeyRoutes(parts: AuthParts): Route[] {
  const { db, sessions, publicUrl } = parts;
  const before = withPassword(parts);
  return [
    serve(listPasskeysEndpoint, async ({ session }) => {
      const data = await secondFactor.listPasskeys(db, session);
      const pagination = {
        count: data.length,
        pageCount: 1,
        pageNumber: 1,
        pageSize: Math.max(1, data.length),
      };
      return { data, meta: { pagination } };
    }),
    serve(startPasskeyEndpoint, {
      before,
      handle: async ({ c, session, unit: { trx } }) => {
        const { email, fullname } = await lockSelf(trx, session);
        const site = secondFactor.siteOf(c, publicUrl);
        const names = { name: email ?? fullname, displayName: fullname };
        return { ...(await secondFactor.startPasskey(trx, session, { site, ...names })) };
      },
    }),
    serve(addPasskeyEndpoint, async ({ c, session, body: { name, credential }, unit, afterCommit }) => {
      const { target } = await lockSelf(unit.trx, session);
      const site = secondFactor.siteOf(c, publicUrl);
      const id = await secondFactor.addPasskey(unit.trx, session, { site, name, credential });
      if (id === undefined) throw validationFailed({ credential: 'passkeyInvalid' });
      unit.emit({ action: 'secondFactor.addPasskey', target, after: { passkey: { id, name } } });
      await notifyUser(unit, session, 'passkeyAdded');
      afterCommit(() => sessions.forget(session.familyId));
      return { id, name, recoveryCodes: await firstCodes(unit, session) };
    }),
    serve(removePasskeyEndpoint, {
      before: async (call) => {
        const passkeys = await secondFactor.listPasskeys(db, call.session);
        if (!passkeys.some(({ id }) => id === call.params.id)) throw notFound();
        await before(call);
      },
      handle: async ({ session, params: { id }, unit }) => {
        const { target } = await lockSelf(unit.trx, session);
        const name = await secondFactor.removePasskey(unit.trx, session, id);
        if (name === undefined) throw notFound();
        await requireRemainingFactor(unit, session);
        unit.emit({ action: 'secondFactor.removePasskey', target, before: { passkey: { id, name } } });
        await notifyUser(unit, session, 'passkeyRemoved');
        return { id };
      },
    }),
  ];
}

/** Creates the routes for the second factors of the caller's account. */
export const factorRoutes = (parts: AuthParts): Route[] => [
  ...authenticatorRoutes(parts),
  ...passkeyRoutes(parts),
];
