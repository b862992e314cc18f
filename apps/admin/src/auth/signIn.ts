import { type Login, login } from '@derrick/domain/auth';
import { createApi } from '../app/api.ts';
import type { Services } from '../app/services.tsx';

/** Signs in and stores the tokens. */
export async function signIn(
  services: Services,
  language: () => string,
  { email, password }: Login,
): Promise<void> {
  const api = createApi(services, language);
  services.tokens.write(await api.call(login, { body: { email: email.trim(), password } }));
}
