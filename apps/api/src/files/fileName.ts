/**
 * Invisible characters: controls, format marks and line separators. Some of them reverse text, so that `fdp.exe` looks
 * like `exe.pdf`.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu;
/** Characters that Windows does not allow in a file name, without path separators. */
const FORBIDDEN = /[<>:"|?*]/g;

/** Replaces characters that Windows or a path does not allow in a file name with hyphens. */
export const toFileName = (text: string): string => text.replaceAll(/[\\/:*?"<>|]/g, '-');

/** Cleans the file name of an upload for display and download: removes the path and invisible characters. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = shown.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [shown, ''] : [shown.slice(0, dot), shown.slice(dot)];
  return `${stem.trimEnd() || 'file'}${extension}`;
}

/** Builds a `Content-Disposition` header (RFC 6266): an ASCII name for old clients and the full name for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // `encodeURIComponent` does not encode these characters, but RFC 5987 requires it.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
