import {
  acceptInvitation,
  forgotPassword,
  getInvitation,
  register,
  resetPassword,
} from '@derrick/domain/auth';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import { linkFailures } from '../links/index.ts';
import { enqueueAutomaticMessage, enqueueMessage } from '../messages/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import type { Account } from './account.ts';
import { createCompany, type TakenFields } from './createCompany.ts';
import { deviceOf } from './device.ts';
import { failure } from './failures.ts';
import { rememberBrowser } from './knownBrowsers.ts';
import { checkRecipient, readLink, setByLink } from './links.ts';
import { messages } from './messages.ts';
import { newPasswordField } from './newPasswordField.ts';
import type { AuthParts } from './parts.ts';
import { readInvitedUser } from './passwordByLink.ts';
import { startFamily } from './store.ts';
import { newRefreshToken } from './tokens.ts';
import { trustThisBrowser } from './trustThisBrowser.ts';

const serve = serveWith(messages);

/** Age after which a reset email is no longer sent: the user has stopped waiting for it. */
const RESET_MAIL_HOURS = 12;

function takenFailure({ companyId, email }: TakenFields): ApiFailure {
  return failure(email ? 'emailTaken' : 'companyIdTaken', {
    errors: {
      ...(email && { 'user.email': 'emailTaken' }),
      ...(companyId && { 'user.companyId': 'companyIdTaken' }),
    },
  });
}

/** Signs in the user whose account was just created or activated, and remembers the browser. */
async function signIn(parts: AuthParts, c: Context<AppEnv>, trx: Transaction<Database>, account: Account) {
  const { token, hash } = newRefreshToken();
  const family = await startFamily(trx, account, hash, c.get('caller'));
  // Cannot happen: this transaction created or locked the account.
  if (!family) throw new Error('The sessions were ended by somebody else');
  await rememberBrowser(trx, c, family, parts);
  return { family, token };
}

function registerRoute(parts: AuthParts): Route {
  const { db, passwords, tokens, limits, passwordMinLength, trustedProxies, setup } = parts;
  const password = newPasswordField('user.password', passwordMinLength);
  return serve(register, {
    onInvalid: password.onInvalid,
    handle: async ({ c, body: { user, company, setupKey = '' }, log }) => {
      password.check(user.password);
      const network = clientNetwork(c, trustedProxies);
      await limits.register(network);
      // The key is in the server's start output, so a caller with the key runs the server and may register the first
      // company.
      const isFirst = await setup.isFirstStart();
      if (isFirst && !setup.isKey(setupKey)) throw failure('setupKeyRequired');
      if (!isFirst && setup.isRegistrationClosed) throw failure('registrationClosed');
      const owner = {
        email: user.email.toLowerCase(),
        fullname: user.fullname,
        language: user.language === 'ES' ? ('es' as const) : ('en' as const),
        passwordHash: await passwords.hash(user.password, { purpose: 'other', of: network }),
      };
      const origin = originFor(c, user.companyId, { type: 'SYSTEM' });
      const { family, token } = await unitOfWork(db, origin, async (unit) => {
        if (isFirst && !(await setup.claimFirst(unit.trx))) throw failure('setupKeyUsed');
        const created = await createCompany(
          unit,
          { id: user.companyId, ...company, isDemo: setup.isDemo, isConfirmed: isFirst },
          owner,
        );
        if ('taken' in created) throw takenFailure(created.taken);
        const { companyId, userId } = created.account;
        await enqueueAutomaticMessage(unit.trx, { template: 'welcome', companyId, userId });
        return signIn(parts, c, unit.trx, created.account);
      });
      if (isFirst) await trustThisBrowser(parts, c, owner.email);
      log.info({ companyId: family.companyId, userId: family.userId }, 'company registered');
      return tokens.pair(family, token);
    },
  });
}

function resetRoute(parts: AuthParts): Route {
  const password = newPasswordField('newPassword', parts.passwordMinLength);
  return serve(resetPassword, {
    onInvalid: password.onInvalid,
    handle: async ({ c, body: { token, newPassword }, log }) => {
      password.check(newPassword);
      const checkIn = (companyId: string) => password.checkIn(parts.db, companyId, newPassword);
      const link = { token, kind: 'reset', password: newPassword, checkIn } as const;
      const { owner } = await setByLink(parts, c, link, (trx, { companyId, userId }) =>
        enqueueAutomaticMessage(trx, { template: 'passwordChanged', companyId, userId }),
      );
      log.info(owner, 'password reset');
      return {};
    },
  });
}

function acceptRoute(parts: AuthParts): Route {
  const { tokens, passwordMinLength } = parts;
  const chosen = newPasswordField('password', passwordMinLength);
  return serve(acceptInvitation, {
    onInvalid: chosen.onInvalid,
    handle: async ({ c, body: { token, email, password }, log }) => {
      chosen.check(password);
      const checkIn = (companyId: string) => chosen.checkIn(parts.db, companyId, password);
      const link = { token, kind: 'invitation', password, email, checkIn } as const;
      const { owner, result } = await setByLink(parts, c, link, (trx, account) =>
        signIn(parts, c, trx, account),
      );
      log.info(owner, 'invitation accepted');
      return tokens.pair(result.family, result.token);
    },
  });
}

/** Creates the routes of users without a session: registration and the links in emails. */
export function accountRoutes(parts: AuthParts): Route[] {
  const { db, limits, trustedProxies, publicUrl } = parts;
  return [
    registerRoute(parts),
    serve(forgotPassword, async ({ c, body }) => {
      const email = body.email.toLowerCase();
      await limits.forgotten({
        email,
        network: clientNetwork(c, trustedProxies),
        device: deviceOf(c, publicUrl),
      });
      // The address is looked up when the email is generated, so neither the response nor its duration reveals whether an
      // account exists.
      const language = languageOf(c);
      const mail = { template: 'passwordReset', email, language } as const;
      await db
        .transaction()
        .execute((trx) => enqueueMessage(trx, mail, { expiresInHours: RESET_MAIL_HOURS }));
      return {};
    }),
    resetRoute(parts),
    serve(getInvitation, async ({ c, query }) => {
      const token = await readLink(parts, c, query.token ?? '', 'invitation');
      const invited = await readInvitedUser(db, token);
      if (!invited) throw linkFailures.unknown();
      checkRecipient(invited, 'invitation');
      const { fullname, company, email, phone, role, invitedBy } = invited;
      return { fullname, company, email, phone, role, invitedBy };
    }),
    acceptRoute(parts),
  ];
}
