import type { HttpClient } from '../http/client.ts';
import type { Tokens } from '../http/tokens.ts';
import {
  type AcceptInvitation,
  type Invitation,
  invitationReply,
  type Registration,
  type ResetPassword,
} from './registrationSchema.ts';
import { tokensReply } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** The ways in for who cannot sign in yet. None of these calls renews a session. */
export interface AccountsClient {
  /** Creates a company and its first person. A 409 names the field that is taken in `errors`. */
  register(values: Registration, options?: CallOptions): Promise<Tokens>;
  /** Asks for a link to set a new password; the reply is the same whether or not the address is known. */
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  /** Sets a new password with a link's token; `code` tells an expired, used, replaced and unknown one apart. */
  resetPassword(values: ResetPassword, options?: CallOptions): Promise<void>;
  /** Reads whom an invitation is for; it stays valid. */
  invitation(token: string, options?: CallOptions): Promise<Invitation>;
  /** Sets the invited person's password and signs them in. */
  acceptInvitation(values: AcceptInvitation, options?: CallOptions): Promise<Tokens>;
}

/** Creates the calls of registration, forgotten passwords and invitations. */
export function createAccountsClient(http: HttpClient): AccountsClient {
  const post = (body: unknown, { signal }: CallOptions = {}) =>
    ({ method: 'POST', body, onUnauthorized: 'fail', signal }) as const;

  return {
    async register(values, options) {
      return (await http.request('auth/register', { ...post(values, options), struct: tokensReply })).data;
    },
    async forgotPassword(email, options) {
      await http.request('auth/forgot-password', post({ email: email.trim() }, options));
    },
    async resetPassword(values, options) {
      await http.request('auth/reset-password', post(values, options));
    },
    async invitation(token, { signal } = {}) {
      const call = { query: { token }, signal, onUnauthorized: 'fail', struct: invitationReply } as const;
      return (await http.request('auth/invitation', call)).data;
    },
    async acceptInvitation(values, options) {
      const call = { ...post(values, options), struct: tokensReply };
      return (await http.request('auth/accept-invitation', call)).data;
    },
  };
}
