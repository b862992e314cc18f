/** Characters that nobody sees; some reverse text, so that `fdp.exe` reads like `exe.pdf`: controls, marks, line ends. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu;
/** Characters that Windows does not allow in a file name, without the separators of paths. */
const FORBIDDEN = /[<>:"|?*]/g;

/** Replaces characters that Windows or a path does not allow in a file name with hyphens. */
export const toFileName = (text: string): string => text.replaceAll(/[\\/:*?"<>|]/g, '-');

/** Makes a name of an upload fit to be shown and saved: no path, no invisible characters. */
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
