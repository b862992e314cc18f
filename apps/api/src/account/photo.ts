/** Profile photos: small images that are included in lists as `data:` URLs. */

/** First bytes of each type in hexadecimal. */
const signatures: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Returns whether a `data:` URL contains an image of the declared type. */
export function isPicture(dataUrl: string): boolean {
  const [, type = '', content = ''] = /^data:([\w/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const start = Buffer.from(content.slice(0, 64), 'base64').toString('hex');
  return signatures[type]?.test(start) ?? false;
}
