import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Named {
  /** vanilla-extract's own name: a hash of the file and a number. */
  hash: string;
  /** From the app's folder. */
  filePath: string;
}

/** Where styles are written, from the app's folder. */
const folders = ['src', '../../packages/ui/src'];

const DIGITS = 36;

/**
 * Names classes and variables by the place of their file in the alphabet and their own in the file, `a3f`: a hash in each
 * can't be compressed and is 1 KB of a first load, in stylesheets and scripts. The same source gets the same names.
 */
export function shortNames(): (named: Named) => string {
  const files = folders.flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  );
  const namesOf = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const place = files.indexOf(filePath);
    // Two characters, the first of them a letter, have room for 936 files.
    if (place < 0 || place >= DIGITS * 26) return `_${hash}`;
    const names = namesOf.get(filePath) ?? new Map<string, string>();
    namesOf.set(filePath, names);
    const letter = String.fromCharCode('a'.charCodeAt(0) + Math.floor(place / DIGITS));
    const name =
      names.get(hash) ?? `${letter}${(place % DIGITS).toString(DIGITS)}${names.size.toString(DIGITS)}`;
    names.set(hash, name);
    return name;
  };
}
