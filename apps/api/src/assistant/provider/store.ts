/**
 * Stores the provider of each company. The API key is encrypted with the server's secret and decrypted only for calls to
 * the provider.
 */

import type { AssistProvider } from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import { integer, object } from 'superstruct';
import { nameOfCompany, todayOf } from '../../company/index.ts';
import type { Database } from '../../db/index.ts';
import type { Unit } from '../../events/index.ts';
import { validationFailed } from '../../platform/failures.ts';
import type { Seal } from '../../platform/seal.ts';
import { readRow } from '../../sql/index.ts';
import type { ProviderTarget } from './ask.ts';
import { type ProviderNetwork, readBaseUrl } from './send.ts';

const DEFAULT_DAILY_LIMIT = 500;

const findRow = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('assistant_providers')
    .select(['base_url', 'model', 'transcription_model', 'sealed_key', 'daily_limit'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Reads the provider settings, without the API key. */
export async function readProvider(db: Kysely<Database>, companyId: string): Promise<AssistProvider> {
  const row = await findRow(db, companyId);
  const usage = await db
    .selectFrom('assistant_usage')
    .select('calls')
    .where('company_id', '=', companyId)
    .where('day', '=', await todayOf(db, companyId))
    .executeTakeFirst();
  return {
    baseUrl: row?.base_url ?? null,
    model: row?.model ?? null,
    transcriptionModel: row?.transcription_model ?? null,
    hasKey: row?.sealed_key != null,
    dailyLimit: row?.daily_limit ?? DEFAULT_DAILY_LIMIT,
    usedToday: usage?.calls ?? 0,
  };
}

/**
 * Reads the address, model and key for a call. Returns undefined if the address or the model is missing.
 * @param purpose selects the model
 */
export async function readTarget(
  db: Kysely<Database>,
  seal: Seal,
  companyId: string,
  purpose: 'reading' | 'transcription' = 'reading',
): Promise<ProviderTarget | undefined> {
  const row = await findRow(db, companyId);
  const model = purpose === 'reading' ? row?.model : row?.transcription_model;
  if (!row?.base_url || !model) return undefined;
  const key = row.sealed_key === null ? undefined : seal.open(companyId, row.sealed_key);
  return { baseUrl: row.base_url, model, key };
}

interface ProviderInput {
  baseUrl: string | null;
  model: string | null;
  transcriptionModel?: string | null | undefined;
  key?: string | null | undefined;
  dailyLimit: number;
}

const originOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : null;

/**
 * Changes the provider settings. If the address changes to another server, the stored key is deleted, so that it is never
 * sent to another server.
 */
export async function changeProvider(
  { trx, emit }: Unit,
  { seal, network }: { seal: Seal; network: ProviderNetwork },
  companyId: string,
  input: ProviderInput,
): Promise<AssistProvider> {
  const { baseUrl, model, key, dailyLimit } = input;
  if (baseUrl !== null) {
    try {
      readBaseUrl(baseUrl, network);
    } catch {
      throw validationFailed({ baseUrl: 'addressNotPublic' });
    }
  }
  const previous = await findRow(trx, companyId);
  const isSameServer = originOf(previous?.base_url) === originOf(baseUrl);
  const storedKey = isSameServer ? (previous?.sealed_key ?? null) : null;
  const sealed_key = key === undefined ? storedKey : key ? seal.close(companyId, key) : null;
  const { transcriptionModel = previous?.transcription_model ?? null } = input;
  const columns = {
    base_url: baseUrl,
    model,
    transcription_model: transcriptionModel,
    sealed_key,
    daily_limit: dailyLimit,
    updated_at: new Date(),
  };
  await trx
    .insertInto('assistant_providers')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
  emit({
    action: 'assistant.changeProvider',
    target: { id: null, label: await nameOfCompany(trx, companyId) },
    before: {
      baseUrl: previous?.base_url ?? null,
      model: previous?.model ?? null,
      transcriptionModel: previous?.transcription_model ?? null,
      dailyLimit: previous?.daily_limit ?? DEFAULT_DAILY_LIMIT,
    },
    after: { baseUrl, model, transcriptionModel, dailyLimit },
    // The same key is encrypted differently each time, so every given key counts as a change.
    secrets: key !== undefined || sealed_key !== (previous?.sealed_key ?? null) ? ['key'] : [],
  });
  return readProvider(trx, companyId);
}

const callsRow = object({ calls: integer() });

/** Counts one call to the provider. Returns false if the company has reached its daily limit. */
export async function countCall(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const today = await todayOf(db, companyId);
  const provider = await db
    .selectFrom('assistant_providers')
    .select('daily_limit')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const limit = provider?.daily_limit ?? DEFAULT_DAILY_LIMIT;
  const counted = await readRow(db, callsRow)`
    insert into assistant_usage as usage (company_id, day, calls) values (${companyId}, ${today}::date, 1)
    on conflict (company_id, day) do update set calls = usage.calls + 1
      where usage.calls < ${limit}::integer
    returning calls
  `;
  return counted !== undefined;
}
