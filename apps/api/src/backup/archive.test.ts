import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../../test/backup.ts';
import { BackupError, writeArchive } from './archive.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify.ts';

const row = '{"id":1}\n';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const manifest: Manifest = {
  format: 1,
  madeAt: '2026-11-22T08:00:00.000Z',
  engine: 'embedded',
  migrations: [],
  tables: [{ name: 'tickets', columns: ['id'], rows: 2, sha256: hash(row + row) }],
  files: [{ key: 'company/name.pdf', size: 4, sha256: hash('file') }],
  missingFiles: [],
};

const whole: Record<string, string> = {
  'tables/tickets/000001.jsonl': row,
  'tables/tickets/000002.jsonl': row,
  'files/company/name.pdf': 'file',
  [MANIFEST]: JSON.stringify(manifest),
};

const write = (path: string, entries: Record<string, string>) =>
  writeArchive(path, async (archive) => {
    for (const [name, content] of Object.entries(entries)) await archive.addText(name, content);
  });

it('verifyBackup accepts a complete backup', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'a.tar.gz');
    await write(path, whole);
    expect(await verifyBackup(path)).toEqual(manifest);
  }));

const { [MANIFEST]: _manifest, ...withoutManifest } = whole;
const { 'tables/tickets/000002.jsonl': _part, ...withoutPart } = whole;

it.each([
  ['a row that was changed', { ...whole, 'tables/tickets/000001.jsonl': '{"id":2}\n' }, 'the table tickets'],
  ['a part that is missing', withoutPart, 'the table tickets'],
  ['a file that was changed', { ...whole, 'files/company/name.pdf': 'FILE' }, 'the file company/name.pdf'],
  ['a table that was added', { 'tables/users/000001.jsonl': row, ...whole }, 'users'],
  ['a file that was added', { 'files/company/more': 'x', ...whole }, 'company/more'],
  ['no manifest', withoutManifest, 'it has no manifest'],
  ['another manifest', { ...whole, [MANIFEST]: '{"format":2}' }, 'created by another version'],
  [
    'a file outside of its folder',
    { 'files/../../etc/passwd': 'x', ...whole },
    'it contains files/../../etc/passwd',
  ],
])('verifyBackup rejects %s', (_, entries, sentence) =>
  inFolder(async (folder) => {
    const path = join(folder, 'a.tar.gz');
    await write(path, entries);
    await expect(verifyBackup(path)).rejects.toThrow(sentence);
  }),
);

it('verifyBackup rejects a truncated or altered archive and a file that is not an archive', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'a.tar.gz');
    await write(path, whole);
    const bytes = await readFile(path);
    const complete = await verifyBackup(path);
    for (const broken of [bytes.subarray(0, bytes.length - 40), Buffer.from('no archive')]) {
      await writeFile(path, broken);
      await expect(verifyBackup(path)).rejects.toThrow(`${path} is not a complete backup`);
    }
    for (let end = bytes.length - 1; end >= bytes.length - 100; end -= 1) {
      for (const broken of [bytes.subarray(0, end), bytes.with(end, (bytes[end] ?? 0) ^ 1)]) {
        await writeFile(path, broken);
        // Damaged padding of the archive is allowed: each table and file is compared with its hash.
        const outcome = await verifyBackup(path).catch((error: unknown) => error);
        if (outcome instanceof BackupError) expect(outcome.message).toContain(path);
        else expect(outcome).toEqual(complete);
      }
    }
    await expect(verifyBackup(join(folder, 'missing'))).rejects.toThrow('does not exist');
  }));
