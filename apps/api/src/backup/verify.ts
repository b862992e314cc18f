import { createHash, type Hash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { is } from 'superstruct';
import { BackupError, type MeasuredContent, measureContent, readArchive } from './archive.ts';
import { keyOf, MANIFEST, type Manifest, manifestStruct, SECRET, tableOf } from './manifest.ts';

interface ArchiveContents {
  manifest: Manifest | undefined;
  tables: Map<string, { rows: number; hash: Hash }>;
  files: Map<string, MeasuredContent>;
}

const LINE_BREAK = 10;

async function readAll(path: string): Promise<ArchiveContents> {
  const contents: ArchiveContents = { manifest: undefined, tables: new Map(), files: new Map() };
  let manifest: string | undefined;
  await readArchive(path, async ({ name, content }) => {
    const [table, key] = [tableOf(name), keyOf(name)];
    if (table !== undefined) {
      const sums = contents.tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      contents.tables.set(table, sums);
      await measureContent(content, (chunk) => {
        sums.hash.update(chunk);
        for (const byte of chunk) if (byte === LINE_BREAK) sums.rows += 1;
      });
    } else if (key !== undefined) {
      contents.files.set(key, await measureContent(content));
    } else if (name === MANIFEST) {
      manifest = await text(content);
    } else if (name !== SECRET) {
      throw new BackupError(`${path} is not a backup of Derrick: it contains ${name}.`);
    }
  });
  // The manifest is parsed after the end of the archive, whose checksum shows that the manifest is unchanged.
  if (manifest !== undefined) contents.manifest = parseManifest(path, manifest);
  return contents;
}

function parseManifest(path: string, manifest: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(manifest);
  } catch (error) {
    throw new BackupError(`${path} is not a complete backup: its manifest cannot be read.`, { cause: error });
  }
  if (is(value, manifestStruct)) return value;
  throw new BackupError(`${path} was created by another version, and this version cannot read its manifest.`);
}

/** Describes the first difference between an archive and its manifest. */
function differenceIn({ tables, files }: ArchiveContents, manifest: Manifest): string | undefined {
  for (const { name, rows, sha256 } of manifest.tables) {
    const measuredTable = tables.get(name);
    const hash = (measuredTable?.hash ?? createHash('sha256')).digest('hex');
    if ((measuredTable?.rows ?? 0) !== rows || hash !== sha256) return `the table ${name}`;
    tables.delete(name);
  }
  for (const { key, size, sha256 } of manifest.files) {
    const measuredFile = files.get(key);
    if (measuredFile?.size !== size || measuredFile.sha256 !== sha256) return `the file ${key}`;
    files.delete(key);
  }
  const [table] = tables.keys();
  const [file] = files.keys();
  return table ?? file;
}

/**
 * Reads an archive to its end and compares the row counts and hashes of its tables and files with the manifest.
 * @throws {BackupError} if the archive is damaged, truncated or altered
 */
export async function verifyBackup(path: string): Promise<Manifest> {
  const contents = await readAll(path);
  const { manifest } = contents;
  if (!manifest) throw new BackupError(`${path} is not a complete backup: it has no manifest.`);
  const difference = differenceIn(contents, manifest);
  if (difference) throw new BackupError(`${path} is damaged: ${difference} differs from the manifest.`);
  return manifest;
}
