import { is } from 'superstruct';
import { envelope } from '../contract/envelope.ts';
import { failureOf, invalidReply, type Reply } from './errors.ts';
import { type TokenStore, tokensStruct } from './tokens.ts';

interface SessionOptions {
  tokens: TokenStore;
  /** Sends the refresh token. Rejects with an `ApiError` if there is no reply. */
  sendRefreshToken: (refreshToken: string) => Promise<Reply>;
  onSignedOut: (() => void) | undefined;
}

/** Temporary client errors, which do not mean that the refresh token is invalid. */
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

const isRefusal = (status: number) => status >= 400 && status < 500 && !TRANSIENT_STATUSES.has(status);

/**
 * Manages the session. All calls of a client that receive a 401 at the same time share one renewal. If another tab has
 * renewed the tokens in the meantime, its tokens are used.
 */
export function createSession({ tokens, sendRefreshToken: consume, onSignedOut }: SessionOptions) {
  let renewing: Promise<boolean> | undefined;
  let isEnded = false;

  const end = () => {
    tokens.clear();
    // Several pending calls may get here.
    if (!isEnded) onSignedOut?.();
    isEnded = true;
    return false;
  };

  async function renew(): Promise<boolean> {
    const { refreshToken } = tokens.read();
    if (!refreshToken) return end();
    const reply = await consume(refreshToken);
    const { status, body } = reply;
    const now = tokens.read();
    // Another tab stored a newer pair in the meantime, or the user signed out. Neither may be overwritten.
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
    /** Returns the access token, or null if there is none. */
    accessToken(): string | null {
      const { accessToken } = tokens.read();
      if (accessToken !== null) isEnded = false;
      return accessToken;
    },
    /** Removes an access token rejected with 401, unless a newer one has replaced it. */
    drop(sent: string | null) {
      if (tokens.read().accessToken === sent) tokens.clearAccess();
    },
    /**
     * Renews the session. Resolves to true if there is now an access token newer than `sent`. If the server is
     * unreachable, rejects and keeps the refresh token.
     */
    async renew(sent: string | null): Promise<boolean> {
      const { accessToken } = tokens.read();
      if (accessToken !== null && accessToken !== sent) return true;
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    /** Ends the session because the server rejected the newest token with 401. */
    refuse(sent: string | null) {
      const { accessToken } = tokens.read();
      if (accessToken === null || accessToken === sent) end();
    },
  };
}
