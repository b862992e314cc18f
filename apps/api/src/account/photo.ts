/** Photos of people: small pictures that lists carry along, as `data:` URLs. */

/** How the bytes of each type begin, in hexadecimal digits. */
const signatures: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Finds out whether a `data:` URL holds a picture of the type that it says. */
export function isPicture(dataUrl: string): boolean {
  const [, type = '', content = ''] = /^data:([\w/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const start = Buffer.from(content.slice(0, 64), 'base64').toString('hex');
  return signatures[type]?.test(start) ?? false;
}
