import {
  cancelEmail,
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  recogniseBrowser,
  requestEmail as requestEmailEndpoint,
  updateAccount,
} from '@derrick/domain/account';
import {
  type AuthParts,
  endFamiliesOf,
  endSessionOf,
  newPasswordField,
  readSessions,
} from '../auth/index.ts';
import { replaceOneTimeTokens } from '../links/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { requirePassword } from './checkPassword.ts';
import { messages } from './messages.ts';
import { phoneRoutes } from './phoneRoutes.ts';
import { isPicture } from './photo.ts';
import { requestEmail } from './requestEmail.ts';
import { changeAccount, lockSelf, readAccount, setOwnPassword } from './store.ts';

const serve = serveWith(messages);

/** Serves one's own name, address and password. */
function profileRoutes(parts: AuthParts & { hasSms: boolean }): Route[] {
  const { db, limits, passwords, sessions, passwordMinLength } = parts;
  const chosen = newPasswordField('newPassword', passwordMinLength);
  return [
    serve(getAccount, ({ session }) => readAccount(db, session, parts)),
    serve(updateAccount, async ({ session, body, unit }) => {
      if (body.photo && !isPicture(body.photo)) throw validationFailed({ photo: 'photoInvalid' });
      await changeAccount(unit, session, body);
      return readAccount(unit.trx, session, parts);
    }),
    serve(requestEmailEndpoint, {
      before: async ({ c, session, body: { email, password } }) => {
        await requirePassword(parts, { c, session, password });
        const { companyId, userId } = session;
        await limits.emailChange({ companyId, askerId: userId, personId: userId, email });
      },
      handle: async ({ session, body: { email }, unit }) => {
        const person = await lockSelf(unit.trx, session);
        await requestEmail(unit, person, { email, requestedBy: session.userId, isPasswordGiven: true });
        return readAccount(unit.trx, session, parts);
      },
    }),
    serve(cancelEmail, async ({ session, unit }) => {
      const person = await lockSelf(unit.trx, session);
      const { email } = person;
      // Requesting the current address cancels a pending change.
      const change = { email, requestedBy: session.userId, isPasswordGiven: false };
      await requestEmail(unit, person, change);
      return readAccount(unit.trx, session, parts);
    }),
    serve(changePassword, {
      onInvalid: chosen.onInvalid,
      before: async ({ c, session, body: { currentPassword, newPassword } }) => {
        await chosen.checkIn(db, session.companyId, newPassword);
        if (session.needsOwnPassword && newPassword === currentPassword)
          throw validationFailed({ newPassword: 'passwordSame' });
        await requirePassword(parts, { c, session, password: currentPassword }, 'currentPassword');
        return passwords.hash(newPassword, { purpose: 'known', of: session.userId });
      },
      handle: async ({ session, unit: { trx, emit }, prepared: hash, log, afterCommit }) => {
        const { companyId, userId, familyId } = session;
        const { target } = await lockSelf(trx, session);
        await setOwnPassword(trx, session, hash);
        await replaceOneTimeTokens(trx, session, 'reset');
        const ended = await endFamiliesOf(trx, session, familyId);
        await enqueueAutomaticMessage(trx, { template: 'passwordChanged', companyId, userId });
        emit({ action: 'person.changePassword', target, secrets: ['password'] });
        afterCommit(() => {
          for (const id of [...ended, familyId]) sessions.forget(id);
          log.info({ companyId, userId, endedSessions: ended.length }, 'password changed');
        });
        return {};
      },
    }),
  ];
}

/** Creates the routes for the caller's signed-in browsers. */
function sessionRoutes({ db, sessions }: AuthParts): Route[] {
  return [
    serve(listSessions, async ({ session }) => {
      const rows = await readSessions(db, session);
      const data = rows.map(({ userAgent, createdAt, lastActiveAt, ...row }) => ({
        ...row,
        ...recogniseBrowser(userAgent),
        createdAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        isCurrent: row.id === session.familyId,
      }));
      const pagination = {
        count: data.length,
        pageCount: 1,
        pageNumber: 1,
        pageSize: Math.max(1, data.length),
      };
      return { data, meta: { pagination } };
    }),
    serve(endSession, async ({ session, params: { id }, unit: { trx, emit }, afterCommit }) => {
      const { target } = await lockSelf(trx, session);
      if (!(await endSessionOf(trx, session, id))) throw notFound();
      emit({ action: 'session.end', target, after: { reason: 'endedByOwner' } });
      afterCommit(() => sessions.forget(id));
      return { id };
    }),
    serve(endOtherSessions, async ({ session, unit: { trx, emit }, afterCommit }) => {
      const { target } = await lockSelf(trx, session);
      const ended = await endFamiliesOf(trx, session, session.familyId);
      if (ended.length > 0) emit({ action: 'session.end', target, after: { reason: 'othersEndedByOwner' } });
      afterCommit(() => {
        for (const id of ended) sessions.forget(id);
      });
      return { count: ended.length };
    }),
  ];
}

export const ownAccountRoutes = (parts: AuthParts & { hasSms: boolean }): Route[] => [
  ...profileRoutes(parts),
  ...phoneRoutes(parts),
  ...sessionRoutes(parts),
];
