import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the server must read again, so that access to the database alone does not reveal them. */
export interface Seal {
  /** @param id of the row; a sealed text can be opened only with the same id */
  close(id: string, text: string): string;
  /** Returns undefined if the text was sealed with another secret or was changed. */
  open(id: string, sealed: string): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a seal from the server's secret: AES-256-GCM with a derived key (HKDF, RFC 5869).
 * @param purpose kind of the sealed values; seals of other purposes cannot open them
 * @param previousSecret during a rotation, values sealed with it can still be opened
 */
export function createSeal(
  secret: string,
  purpose: 'outbox' | 'second factors' | 'assistant provider' | 'payment provider',
  previousSecret?: string,
): Seal {
  const keyOf = (from: string) => Buffer.from(hkdfSync('sha256', from, '', `derrick ${purpose}`, 32));
  const key = keyOf(secret);
  const keys = [key, ...(previousSecret === undefined ? [] : [keyOf(previousSecret)])];
  return {
    close(id, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      for (const candidate of keys) {
        const text = openWith(candidate, id, bytes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, id: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
