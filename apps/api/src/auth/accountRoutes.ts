import {
  acceptInvitationStruct,
  forgotPasswordStruct,
  registerStruct,
  resetPasswordStruct,
} from '@derrick/domain/auth';
import { type Context, Hono } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import {
  type OneTimeToken,
  type OneTimeTokenKind,
  type OneTimeTokenOwner,
  readOneTimeToken,
  spendOneTimeToken,
} from '../links/oneTimeTokens.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { type ApiFailure, failure, validationFailed } from '../platform/failure.ts';
import { languageOf } from '../platform/language.ts';
import { readBody } from '../platform/validate.ts';
import {
  createCompany,
  lockPerson,
  type Person,
  readInvited,
  setPassword,
  type Taken,
} from './accountStore.ts';
import { readChosenPassword } from './chosenPassword.ts';
import { type AuthParts, accountDeactivated, accountPending } from './parts.ts';
import { type Account, startFamily } from './store.ts';
import { emailTaken, isEmailTaken } from './takenEmail.ts';
import { newRefreshToken } from './tokens.ts';

/** An answered question of half a day ago is none any more. */
const RESET_MAIL_HOURS = 12;

type Worthless = Exclude<OneTimeToken['outcome'], 'valid'>;

const linkFailures: Record<Worthless, () => ApiFailure> = {
  unknown: () => failure('tokenUnknown'),
  expired: () => failure('tokenExpired'),
  used: () => failure('tokenUsed'),
  replaced: () => failure('tokenReplaced'),
};

type ValidToken = Extract<OneTimeToken, { outcome: 'valid' }>;

/** @throws {ApiFailure} with a code of its own for each way in which a link can be worth nothing */
function valid(token: OneTimeToken): ValidToken {
  if (token.outcome === 'valid') return token;
  throw linkFailures[token.outcome]();
}

function takenFailure({ companyId, email }: Taken): ApiFailure {
  return failure(email ? 'emailTaken' : 'companyIdTaken', {
    errors: {
      ...(email && { 'user.email': 'emailTaken' }),
      ...(companyId && { 'user.companyId': 'companyIdTaken' }),
    },
  });
}

/**
 * Checks that a person's standing lets them use a link that is in order itself.
 * @throws {ApiFailure} for the deleted, of whom nothing is said, and the deactivated
 */
function maySet(person: Person | undefined, kind: OneTimeTokenKind): Person {
  if (!person) throw linkFailures.unknown();
  if (person.status === 'DEACTIVE') throw accountDeactivated();
  if (kind === 'reset' && person.status === 'PENDING') throw accountPending();
  // Somebody made them active, and they have chosen a password by another link: this one must not change it.
  if (kind === 'invitation' && person.hasPassword) throw linkFailures.used();
  return person;
}

/**
 * Finds the address that an invited person gets with their password: whoever was invited by SMS has none, and signing
 * in is by e-mail. One that they have is never changed by whoever holds the link; only said again it may be.
 * @returns undefined when theirs stays
 * @throws {ApiFailure} that names the field
 */
function newEmailOf({ email: known }: Person, given: string | undefined): string | undefined {
  const email = given?.toLowerCase();
  if (known === null && email === undefined) throw validationFailed({ email: 'emailRequired' });
  if (known !== null && email !== undefined && email !== known)
    throw validationFailed({ email: 'emailKnown' });
  return known === null ? email : undefined;
}

/** Is a new password, and what lets somebody set it. */
interface Link {
  token: string;
  kind: OneTimeTokenKind;
  password: string;
  /** As typed by an invited person. */
  email?: string | undefined;
  network: string;
}

/** Routes below `/auth` for people without a session: registering, and what mailed links lead to. */
export function accountRoutes(parts: AuthParts): Hono<AppEnv> {
  const { db, passwords, tokens, sessions, limits, passwordMinLength, trustedProxies } = parts;

  const signIn = async (trx: Transaction<Database>, account: Account) => {
    const { token, hash } = newRefreshToken();
    const family = await startFamily(trx, account, hash);
    // The account was made or locked by this very transaction.
    if (!family) throw new Error('The sessions were ended by somebody else');
    return { family, token };
  };

  /** Uses a link up for a new password, in one transaction with whatever else it leads to. */
  const setByLink = async <T>(
    c: Context<AppEnv>,
    { token, kind, password, email: given, network }: Link,
    finish: (trx: Transaction<Database>, account: Account) => Promise<T>,
  ): Promise<{ owner: OneTimeTokenOwner; result: T }> => {
    // Looked at first: a password is hashed for those only who have a link that works.
    const { companyId, userId } = valid(await readOneTimeToken(db, token, kind));
    const owner = { companyId, userId };
    const hash = await passwords.hash(password);
    const origin = originFor(c, companyId, { type: 'USER', id: userId });
    const { result, ended, email } = await unitOfWork(db, origin, async ({ trx, emit }) => {
      const person = await lockPerson(trx, owner);
      valid(await spendOneTimeToken(trx, token, kind));
      const allowed = maySet(person, kind);
      const newEmail = kind === 'invitation' ? newEmailOf(allowed, given) : undefined;
      // Whatever fails here leaves the link as it was.
      const { account, ended } = await setPassword(trx, owner, hash, newEmail).catch((error: unknown) => {
        throw isEmailTaken(error) ? emailTaken() : error;
      });
      emit({
        action: kind === 'invitation' ? 'person.acceptInvitation' : 'person.changePassword',
        target: { id: userId, label: allowed.fullname },
        before: { email: allowed.email, status: allowed.status },
        after: { email: newEmail ?? allowed.email, status: account.status },
        secrets: ['password'],
      });
      return { result: await finish(trx, account), ended, email: allowed.email };
    });
    for (const familyId of ended) sessions.forget(familyId);
    // Whoever had to ask for a new password has often tried several.
    if (email) await limits.forgive({ email, network });
    return { owner, result };
  };

  return new Hono<AppEnv>()
    .post('/register', async (c) => {
      const { user, company } = await readChosenPassword(c, registerStruct, {
        field: 'user.password',
        minLength: passwordMinLength,
        read: (body) => body.user.password,
      });
      await limits.register(clientNetwork(c, trustedProxies));
      const owner = {
        email: user.email.toLowerCase(),
        fullname: user.fullname,
        language: user.language === 'ES' ? ('es' as const) : ('en' as const),
        passwordHash: await passwords.hash(user.password),
      };
      const origin = originFor(c, user.companyId, { type: 'SYSTEM' });
      const { family, token } = await unitOfWork(db, origin, async (unit) => {
        const { trx } = unit;
        const made = await createCompany(unit, { id: user.companyId, ...company }, owner);
        if ('taken' in made) throw takenFailure(made.taken);
        const { companyId, userId } = made.account;
        await enqueue(trx, 'mail', { template: 'welcome', companyId, userId });
        return signIn(trx, made.account);
      });
      c.get('log').info({ userId: family.userId, companyId: family.companyId }, 'company registered');
      return c.json(await tokens.pair(family, token), 201);
    })
    .post('/forgot-password', async (c) => {
      const body = await readBody(c, forgotPasswordStruct);
      const email = body.email.toLowerCase();
      await limits.forgotten({ email, network: clientNetwork(c, trustedProxies) });
      // Whether it is anybody's is found out when the mail is composed: the reply and the time it takes say nothing.
      const language = languageOf(c);
      await db
        .transaction()
        .execute((trx) =>
          enqueue(
            trx,
            'mail',
            { template: 'passwordReset', email, language },
            { expiresInHours: RESET_MAIL_HOURS },
          ),
        );
      return c.json({ success: true, data: {} });
    })
    .post('/reset-password', async (c) => {
      const { token, newPassword } = await readChosenPassword(c, resetPasswordStruct, {
        field: 'newPassword',
        minLength: passwordMinLength,
        read: (body) => body.newPassword,
      });
      const network = clientNetwork(c, trustedProxies);
      await limits.link(network);
      const link = { token, kind: 'reset', password: newPassword, network } as const;
      const { owner } = await setByLink(c, link, (trx, { companyId, userId }) =>
        enqueue(trx, 'mail', { template: 'passwordChanged', companyId, userId }),
      );
      c.get('log').info(owner, 'password reset, all sessions ended');
      return c.json({ success: true, data: {} });
    })
    .get('/invitation', async (c) => {
      await limits.link(clientNetwork(c, trustedProxies));
      const token = valid(await readOneTimeToken(db, c.req.query('token') ?? '', 'invitation'));
      const invited = await readInvited(db, token);
      if (!invited) throw linkFailures.unknown();
      maySet(invited, 'invitation');
      const { fullname, company, email, phone, role, invitedBy } = invited;
      return c.json({ success: true, data: { fullname, company, email, phone, role, invitedBy } });
    })
    .post('/accept-invitation', async (c) => {
      const { token, email, password } = await readChosenPassword(c, acceptInvitationStruct, {
        field: 'password',
        minLength: passwordMinLength,
        read: (body) => body.password,
      });
      const network = clientNetwork(c, trustedProxies);
      await limits.link(network);
      const link = { token, kind: 'invitation', password, email, network } as const;
      const { owner, result } = await setByLink(c, link, signIn);
      c.get('log').info(owner, 'invitation accepted');
      return c.json(await tokens.pair(result.family, result.token));
    });
}
