import { type Login, login, type SecondFactors } from '@derrick/domain/auth';
import { createApi } from '../core/api.ts';
import type { Services } from '../core/services.tsx';
import { factorsOf } from '../patterns/secondFactor/index.ts';

/**
 * Signs in and stores the tokens.
 * @returns the required second factors; undefined once signed in
 */
export async function signIn(
  services: Services,
  language: () => string,
  { email, password, ...proof }: Login,
): Promise<SecondFactors | undefined> {
  const api = createApi(services, language);
  try {
    services.tokens.write(await api.call(login, { body: { email: email.trim(), password, ...proof } }));
    return undefined;
  } catch (error) {
    const factors = factorsOf(error);
    if (factors) return factors;
    throw error;
  }
}
