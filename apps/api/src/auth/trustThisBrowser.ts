import type { Context } from 'hono';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { ensureDeviceCookie } from './device.ts';
import type { AuthParts } from './parts.ts';

/**
 * Remembers that a user has proven to own an account from this network and with this browser, so that password attempts
 * by others cannot lock the user out. Must not be called inside a transaction.
 * @param email in lower case
 */
export async function trustThisBrowser(
  { limits, trustedProxies, publicUrl }: AuthParts,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  const device = ensureDeviceCookie(c, publicUrl);
  await limits.resetFailures({ email, network: clientNetwork(c, trustedProxies), device });
}
