import type { Api } from '../http/client.ts';
import type { Tokens } from '../http/tokens.ts';
import { acceptInvitation, forgotPassword, getInvitation, register, resetPassword } from './contract.ts';
import type { AcceptInvitation, Invitation, Registration, ResetPassword } from './registrationSchema.ts';

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
export function createAccountsClient(api: Api): AccountsClient {
  return {
    register: (body, options) => api.call(register, { body, ...options }),
    async forgotPassword(email, options) {
      await api.call(forgotPassword, { body: { email: email.trim() }, ...options });
    },
    async resetPassword(body, options) {
      await api.call(resetPassword, { body, ...options });
    },
    invitation: (token, options) => api.call(getInvitation, { query: { token }, ...options }),
    acceptInvitation: (body, options) => api.call(acceptInvitation, { body, ...options }),
  };
}
