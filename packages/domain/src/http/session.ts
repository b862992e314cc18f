import { is } from 'superstruct';
import { envelope } from '../contract/envelope.ts';
import { failureOf, invalidReply, type Reply } from './errors.ts';
import { type TokenStore, tokensStruct } from './tokens.ts';

interface SessionOptions {
  tokens: TokenStore;
  /** Spends a refresh token; rejects with an `ApiError` when no reply came. */
  spend: (refreshToken: string) => Promise<Reply>;
  onSignedOut: (() => void) | undefined;
}

/** Replies that say nothing about the refresh token itself: wait, come again. */
const passing = new Set([408, 425, 429]);

const isRefusal = (status: number) => status >= 400 && status < 500 && !passing.has(status);

/** Keeps a session alive: one renewal for all calls that a 401 met at the same time, here and in other tabs. */
export function createSession({ tokens, spend, onSignedOut }: SessionOptions) {
  let renewing: Promise<boolean> | undefined;
  let isEnded = false;

  const end = () => {
    tokens.clear();
    // Calls that were under way may each come to this point.
    if (!isEnded) onSignedOut?.();
    isEnded = true;
    return false;
  };

  async function renew(): Promise<boolean> {
    const { refreshToken } = tokens.read();
    if (!refreshToken) return end();
    const reply = await spend(refreshToken);
    const { status, body } = reply;
    const now = tokens.read();
    // Another tab stored a newer pair meanwhile, or someone signed out; neither may be overwritten.
    if (now.refreshToken !== refreshToken) return now.accessToken !== null || renew();

    if (status >= 200 && status < 300) {
      if (is(body, envelope(tokensStruct))) {
        const { accessToken, refreshToken: next } = body.data;
        tokens.write({ accessToken, refreshToken: next });
        return true;
      }
      throw invalidReply(reply);
    }
    if (isRefusal(status)) return end();
    throw failureOf(reply);
  }

  return {
    /** Gives the token to send, null when signed out. */
    accessToken(): string | null {
      const { accessToken } = tokens.read();
      if (accessToken !== null) isEnded = false;
      return accessToken;
    },
    /** Forgets a token that met a 401, unless a newer one has taken its place. */
    drop(sent: string | null) {
      if (tokens.read().accessToken === sent) tokens.clearAccess();
    },
    /**
     * Resolves to whether there is now a token newer than `sent`. Rejects, and leaves the refresh token alone, when
     * the server could not be asked.
     */
    async renew(sent: string | null): Promise<boolean> {
      const { accessToken } = tokens.read();
      if (accessToken !== null && accessToken !== sent) return true;
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    /** Ends the session when even the newest token met a 401. */
    refuse(sent: string | null) {
      const { accessToken } = tokens.read();
      if (accessToken === null || accessToken === sent) end();
    },
  };
}
