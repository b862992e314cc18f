const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Makes keys for repeated submissions: the same body has the same key, another body a new one. */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { content: '', key: '' };
  return (body) => {
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}
