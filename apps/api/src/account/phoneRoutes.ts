import { requestPhoneCode, verifyPhone } from '@derrick/domain/account';
import type { AuthParts } from '../auth/index.ts';
import { consumePhoneCode, PHONE_CODE_WAIT_HOURS, startPhoneCode } from '../links/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import { validationFailed } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { failure } from './failures.ts';
import { messages } from './messages.ts';
import { lockSelf, readAccount } from './store.ts';

const serve = serveWith(messages);

/** Serves verifying one's own telephone number by a code. */
export function phoneRoutes({ limits, hasSms }: AuthParts & { hasSms: boolean }): Route[] {
  return [
    serve(requestPhoneCode, async ({ session, unit: { trx, emit } }) => {
      if (!hasSms) throw failure('smsUnavailable');
      const { companyId, userId } = session;
      const { phone, target } = await lockSelf(trx, session);
      if (phone === null) throw validationFailed({ phone: 'phoneMissing' });
      await startPhoneCode(trx, session, phone);
      await enqueueMessage(
        trx,
        { template: 'phoneCode', companyId, userId },
        { expiresInHours: PHONE_CODE_WAIT_HOURS },
      );
      emit({ action: 'account.requestPhoneCode', target, after: { phone } });
      return { phone };
    }),
    serve(verifyPhone, {
      before: ({ session }) => limits.phoneCode(session.userId),
      handle: async ({ session, body: { code }, unit: { trx, emit } }) => {
        const { target } = await lockSelf(trx, session);
        const phone = await consumePhoneCode(trx, session, code.replace(/\s/g, ''));
        if (phone === undefined) throw validationFailed({ code: 'smsCodeWrong' });
        emit({ action: 'account.verifyPhone', target, after: { phone } });
        return readAccount(trx, session, { hasSms });
      },
    }),
  ];
}
