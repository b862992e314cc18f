import { checkMailDomain } from '../company/index.ts';
import type { Unit } from '../events/index.ts';
import { endWaitingEmailChange, startEmailChange } from '../links/index.ts';
import { enqueueAutomaticMessage, enqueueMessage } from '../messages/index.ts';

declare module '../events/types.ts' {
  interface EventActions {
    account:
      | 'update'
      | 'requestEmail'
      | 'cancelEmail'
      | 'changeEmail'
      | 'undoEmail'
      | 'changeNotifications'
      | 'requestPhoneCode'
      | 'verifyPhone';
  }
}

/** Somebody who can sign in, held by `lockUser` until the transaction ends. */
export interface EmailOwner {
  companyId: string;
  userId: string;
  fullname: string;
  /** The address that counts; null for none. */
  email: string | null;
}

/** A mail about a change of address is worthless once its link has expired. */
const EXPIRES_IN_HOURS = 24;

/**
 * Asks for a new address of somebody who can sign in. It counts once the link that is mailed to it was followed; the
 * owner of the old one is told at once and can undo it. Whether somebody has the address already is not looked at here:
 * writing the mail finds out.
 * @param request.email in lower case; the one that counts already takes back the one that waits
 */
export async function requestEmail(
  { trx, emit }: Unit,
  person: EmailOwner,
  request: { email: string | null; requestedBy: string; isPasswordGiven: boolean },
): Promise<void> {
  const { companyId, userId, fullname, email: oldEmail } = person;
  const { email, ...asker } = request;
  const target = { id: userId, label: fullname };
  if (email === oldEmail || email === null) {
    const ended = await endWaitingEmailChange(trx, person);
    if (ended === undefined) return;
    emit({ action: 'account.cancelEmail', target, before: { newEmail: ended }, after: { newEmail: null } });
    return;
  }
  await checkMailDomain(trx, companyId, email);
  const change = { companyId, userId, oldEmail, newEmail: email, ...asker };
  const emailChangeId = await startEmailChange(trx, change);
  const mail = { companyId, userId, emailChangeId };
  const options = { expiresInHours: EXPIRES_IN_HOURS };
  await enqueueMessage(trx, { template: 'confirmEmail', ...mail }, options);
  if (oldEmail !== null) await enqueueAutomaticMessage(trx, { template: 'undoEmail', ...mail });
  emit({ action: 'account.requestEmail', target, after: { newEmail: email } });
}
