/** Stores the payment service of each company. Its keys are encrypted and decrypted only to use them. */
import type { PaymentProvider, PaymentProviderName } from '@derrick/domain/payments';
import type { Kysely } from 'kysely';
import { nameOfCompany } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { BASE_PATH } from '../platform/basePath.ts';
import type { Seal } from '../platform/seal.ts';

/** The decrypted keys of a company. */
export interface PaymentKeys {
  secretKey: string | undefined;
  webhookSecret: string | undefined;
}

const findRow = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('payment_providers')
    .select(['provider', 'sealed_key', 'sealed_webhook_secret', 'is_live'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** The two texts of a row are sealed for different ids, so that one cannot be read as the other. */
export const webhookId = (companyId: string) => `${companyId} webhook`;

/** Reads the settings of the payment service, without its keys. */
export async function readPaymentProvider(db: Kysely<Database>, companyId: string): Promise<PaymentProvider> {
  const row = await findRow(db, companyId);
  return {
    provider: row?.provider ?? 'stripe',
    hasSecretKey: row?.sealed_key != null,
    hasWebhookSecret: row?.sealed_webhook_secret != null,
    isLive: row?.is_live ?? null,
    webhookPath: `${BASE_PATH}/payment/stripe/${companyId}`,
  };
}

/** Returns whether customers of a company can pay online: both keys are set. */
export async function hasOnlinePayments(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const row = await findRow(db, companyId);
  return row?.sealed_key != null && row.sealed_webhook_secret != null;
}

/** Reads the keys. A key is undefined if it is missing, or was encrypted with a secret that the server no longer has. */
export async function readPaymentKeys(
  db: Kysely<Database>,
  seal: Seal,
  companyId: string,
): Promise<PaymentKeys> {
  const row = await findRow(db, companyId);
  const opened = (id: string, sealed: string | null | undefined) =>
    sealed == null ? undefined : seal.open(id, sealed);
  return {
    secretKey: opened(companyId, row?.sealed_key),
    webhookSecret: opened(webhookId(companyId), row?.sealed_webhook_secret),
  };
}

interface ProviderInput {
  provider: PaymentProviderName;
  secretKey?: string | null | undefined;
  webhookSecret?: string | null | undefined;
}

/** Changes the keys. An absent key stays as it is; null removes it. */
export async function changePaymentProvider(
  { trx, emit }: Unit,
  seal: Seal,
  companyId: string,
  { provider, secretKey, webhookSecret }: ProviderInput,
): Promise<PaymentProvider> {
  const previous = await findRow(trx, companyId);
  const sealed = (id: string, key: string | null | undefined, stored: string | null | undefined) =>
    key === undefined ? (stored ?? null) : key === null ? null : seal.close(id, key);
  const isLive = secretKey === undefined ? (previous?.is_live ?? null) : isLiveKey(secretKey);
  const columns = {
    provider,
    sealed_key: sealed(companyId, secretKey, previous?.sealed_key),
    sealed_webhook_secret: sealed(webhookId(companyId), webhookSecret, previous?.sealed_webhook_secret),
    is_live: isLive,
    updated_at: new Date(),
  };
  await trx
    .insertInto('payment_providers')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
  emit({
    action: 'company.changePaymentProvider',
    target: { id: companyId, label: await nameOfCompany(trx, companyId) },
    before: {},
    after: {},
    secrets: [
      ...(secretKey === undefined ? [] : ['key']),
      ...(webhookSecret === undefined ? [] : ['webhookSecret']),
    ],
  });
  return readPaymentProvider(trx, companyId);
}

const isLiveKey = (key: string | null) => (key === null ? null : !key.includes('_test_'));
