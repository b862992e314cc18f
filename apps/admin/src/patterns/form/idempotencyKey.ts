const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Creates idempotency keys: the same body gets the same key, a different body gets a new key. */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { content: '', key: '' };
  return (body) => {
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}
