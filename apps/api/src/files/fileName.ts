import { FILE_NAME_MAX } from '@derrick/domain/files';

/** Of no use to the eye, and some of it turns `exe.pdf` around: controls, directions, invisible marks, line ends. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu;
/** What Windows takes in no name. */
const FORBIDDEN = /[<>:"|?*]/g;

/**
 * Makes a name of an upload fit to be shown and saved: no path, no invisible characters, at most 255 UTF-16 units,
 * with the extension kept.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = shown.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [shown, ''] : [shown.slice(0, dot), shown.slice(dot)];
  const room = FILE_NAME_MAX - extension.length;
  // A cut must not leave half of a character behind.
  const cut = stem.slice(0, Math.max(0, room)).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd() || 'file'}${extension.slice(0, FILE_NAME_MAX)}`;
}

/** Writes a `Content-Disposition` header (RFC 6266): plain letters for old readers, the whole name for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // encodeURIComponent leaves these, RFC 5987 does not.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
