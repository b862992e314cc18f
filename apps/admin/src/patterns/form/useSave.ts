import type { Endpoint } from '@derrick/domain/contract';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useChange } from '../remote/index.ts';
import { createIdempotencyKeys } from './idempotencyKey.ts';
import type { SubmitResult } from './useForm.ts';

type SavingEndpoint<Body, Data> = Endpoint<string, undefined, Body, Data>;

interface Calls<Body, Data> {
  create: SavingEndpoint<Body, Data>;
  update: SavingEndpoint<Body, Data>;
  /** What a toast says of success. */
  created: MessageKey;
  updated: MessageKey;
}

/**
 * Saves a record: changes the one with this id, or creates one. Repeating an attempt whose reply was lost creates no
 * second record.
 */
export function useSave<Body, Data>(
  id: string | undefined,
  { create, update, created, updated }: Calls<Body, Data>,
): (body: Body, version: number | undefined) => Promise<SubmitResult<Data>> {
  const creation = useChange<Endpoint>(create, { success: created });
  const change = useChange<Endpoint>(update, { success: updated });
  const [keyOf] = useState(createIdempotencyKeys);
  return async (body, version) => {
    const result = await (id === undefined
      ? creation.change({ body, idempotencyKey: keyOf(body) })
      : change.change({ params: { id }, body, version }));
    // The client checked the reply against the struct that `Data` is derived from.
    return result.ok ? { ok: true, data: result.data as Data } : result;
  };
}
