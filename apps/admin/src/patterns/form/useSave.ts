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
  /** Message of the success toast. */
  created: MessageKey;
  updated: MessageKey;
}

/**
 * Saves a record: changes the record with this ID, or creates one. Repeating a request whose response was lost does not
 * create a second record.
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
    // The client has validated the response with the struct that `Data` is derived from.
    return result.ok ? { ok: true, data: result.data as Data } : result;
  };
}
