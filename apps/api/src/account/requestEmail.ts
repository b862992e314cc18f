import { checkMailDomain } from '../company/index.ts';
import type { Unit } from '../events/index.ts';
import { endWaitingEmailChange, startEmailChange } from '../links/index.ts';
import { enqueueAutomaticMessage, enqueueMessage } from '../messages/index.ts';

/** A user who can sign in, locked by `lockUser`. */
export interface EmailOwner {
  companyId: string;
  userId: string;
  fullname: string;
  /** The current address; null if there is none. */
  email: string | null;
}

/** Lifetime of the email job in hours: later, the link in the email would already have expired. */
const EXPIRES_IN_HOURS = 24;

/**
 * Requests an address change for a user who can sign in. It takes effect when the user opens the link mailed to the new
 * address. The owner of the old address is notified immediately and can undo it. Whether the address is already used is
 * checked only when the email is generated.
 * @param request.email in lower case; the current address cancels a pending change
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
