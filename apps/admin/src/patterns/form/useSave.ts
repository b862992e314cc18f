import type { Endpoint } from '@derrick/domain/contract';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Notice } from '../../core/notify.tsx';
import { useChange } from '../remote/index.ts';
import { createIdempotencyKeys } from './idempotencyKey.ts';
import type { SubmitResult } from './useForm.ts';

type SavingEndpoint<Body, Data> = Endpoint<string, undefined, Body, Data>;

interface Calls<Body, Data> {
  create: SavingEndpoint<Body, Data>;
  update: SavingEndpoint<Body, Data>;
  /** Message of the success toast, which the server's message replaces, or a notice created from the response. */
  created: Success<Data>;
  updated: Success<Data>;
}

type Success<Data> = MessageKey | ((data: Data, message: string | undefined) => Notice);

/**
 * Saves a record: changes the record with this ID, or creates one. Repeating a request whose response was lost does not
 * create a second record.
 */
export function useSave<Body, Data>(
  id: string | undefined,
  { create, update, created, updated }: Calls<Body, Data>,
): (body: Body, version: number | undefined) => Promise<SubmitResult<Data>> {
  // The client has validated the response with the struct that `Data` is derived from.
  const noticeOf = (success: Success<Data>) =>
    typeof success === 'string'
      ? success
      : (data: unknown, message: string | undefined) => success(data as Data, message);
  const creation = useChange<Endpoint>(create, { success: noticeOf(created) });
  const change = useChange<Endpoint>(update, { success: noticeOf(updated) });
  const [keyOf] = useState(createIdempotencyKeys);
  return async (body, version) => {
    const result = await (id === undefined
      ? creation.change({ body, idempotencyKey: keyOf(body) })
      : change.change({ params: { id }, body, version }));
    return result.ok ? { ok: true, data: result.data as Data } : result;
  };
}
