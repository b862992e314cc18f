import { type AccountsClient, createAccountsClient } from '@derrick/domain/auth';
import { type ApiError, toApiError } from '@derrick/domain/http';
import { useMemo, useState } from 'react';
import { createApi } from '../app/api.ts';
import { useMessages } from '../app/i18n/MessagesProvider.tsx';
import { useServices } from '../app/services.tsx';
import { useCountdown } from '../app/useCountdown.ts';

/** Gives the calls of who cannot sign in yet. */
export function useAccounts(): AccountsClient {
  const services = useServices();
  const messages = useMessages();
  return useMemo(
    () => createAccountsClient(createApi(services, () => messages.getSnapshot().language).http),
    [services, messages],
  );
}

/** What a call came to. */
export type Outcome<T> = { value: T } | { error: ApiError };

interface AccountCall {
  isPending: boolean;
  /** What the last attempt failed with. */
  error: ApiError | undefined;
  /** Whether the server asked to wait before the next attempt, and the time is not over. */
  isWaiting: boolean;
  /** Makes the one call of a form; rejects never. `isLast` keeps it pending after success: the page is about to go. */
  run<T>(call: (accounts: AccountsClient) => Promise<T>, options?: { isLast: boolean }): Promise<Outcome<T>>;
}

/** Is the state of a form that makes one call. */
export function useAccountCall(): AccountCall {
  const accounts = useAccounts();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isWaiting = useCountdown(error) > 0;

  const run: AccountCall['run'] = async (call, { isLast } = { isLast: false }) => {
    setPending(true);
    setError(undefined);
    try {
      const value = await call(accounts);
      if (!isLast) setPending(false);
      return { value };
    } catch (cause) {
      const failure = toApiError(cause);
      setPending(false);
      setError(failure);
      return { error: failure };
    }
  };

  return { isPending, error, isWaiting, run };
}
