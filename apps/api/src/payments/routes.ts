import { getPaymentProvider, updatePaymentProvider } from '@derrick/domain/payments';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Seal } from '../platform/seal.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { messages } from './messages.ts';
import { changePaymentProvider, readPaymentProvider } from './store.ts';

const serve = serveWith(messages);

export const paymentRoutes = ({ db, paymentSeal }: { db: Kysely<Database>; paymentSeal: Seal }): Route[] => [
  serve(getPaymentProvider, ({ session: { companyId } }) => readPaymentProvider(db, companyId)),
  serve(updatePaymentProvider, ({ session: { companyId }, body, unit }) =>
    changePaymentProvider(unit, paymentSeal, companyId, body),
  ),
];
