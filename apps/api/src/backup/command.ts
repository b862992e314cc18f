/**
 * `npm run backup -- FILE`, `npm run backup -- --verify FILE` and `npm run restore -- FILE [--into FOLDER]`. The
 * environment variables of the server configure the database and the files.
 */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataFolderInUseError, DataFolderUnreadableError, MigrationError } from '../db/index.ts';
import { readConfig, StartError } from '../platform/config.ts';
import { homeFolder } from '../platform/folders.ts';
import { BackupError } from './archive.ts';
import { backUpIntoFolder } from './folder.ts';
import { makeBackup } from './make.ts';
import { type Manifest, SECRET, summaryOf } from './manifest.ts';
import { withBackupSource } from './source.ts';
import { restoreInto } from './target.ts';
import { verifyBackup } from './verify.ts';

const USAGE = `Usage: npm run backup -- FILE        (or a folder, which keeps the newest BACKUP_KEEP backups)
       npm run backup -- --verify FILE
       npm run restore -- FILE [--into FOLDER]`;

/** The terminal shows only warnings and errors until the result is printed. */
const log = { info() {}, warn: console.warn, error: console.error };

const number = (value: number) => value.toLocaleString('en');

function describe(manifest: Manifest): string {
  const { tables, rows, files, fileBytes } = summaryOf(manifest);
  const megabytes = (fileBytes / 1024 / 1024).toFixed(1);
  return `${number(rows)} rows of ${tables} tables, ${number(files)} files (${megabytes} MB)`;
}

/** Parses the command line. npm changes the working directory; INIT_CWD is the directory in which the user called npm. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' }, into: { type: 'string' } },
  });
  const [verb, file, ...extra] = positionals;
  const isKnown = verb === 'backup' || verb === 'restore';
  if (!isKnown || !file || extra.length > 0 || (verb === 'backup' && values.into))
    throw new BackupError(USAGE);
  const from = process.env['INIT_CWD'] ?? process.cwd();
  return {
    verb: values.verify ? 'verify' : verb,
    path: resolve(from, file),
    into: values.into === undefined ? undefined : resolve(from, values.into),
  } as const;
}

async function run(): Promise<string[]> {
  const { verb, path, into } = readArguments();
  if (verb === 'verify') return [`${path} is complete: ${describe(await verifyBackup(path))}.`];

  // The configuration is checked before anything is opened. AUTH_SECRET is not required, because the operator may not
  // have it.
  const dataDir = into ?? resolve(homeFolder(), process.env['DATA_DIR'] || '.data');
  const { AUTH_SECRET = 'not needed here, but a configuration has one', ...env } = process.env;
  const places = { ...readConfig({ ...env, AUTH_SECRET, DATA_DIR: dataDir }), dataDir };
  if (into !== undefined) places.databaseUrl = undefined;

  if (verb === 'restore') {
    const manifest = await verifyBackup(path);
    await restoreInto(path, manifest, places, log);
    const lines = [`Restored ${describe(manifest)} into ${places.databaseUrl ? 'the database' : dataDir}.`];
    if (places.databaseUrl && manifest.engine === 'embedded') {
      lines.push(
        `The embedded database had its own secret. Start the server with AUTH_SECRET_PREVIOUS="$(tar -xzOf ${path} ${SECRET})".`,
      );
    }
    return lines;
  }

  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  const created = isFolder
    ? await backUpIntoFolder(path, places.backupKeep, places, log)
    : { path, manifest: await withBackupSource(places, log, (source) => makeBackup(source, path)) };
  const lines = [`Wrote ${describe(created.manifest)} to ${created.path}.`];
  const { missingFiles } = created.manifest;
  if (missingFiles.length > 0) {
    lines.push(
      `${number(missingFiles.length)} files are missing because their upload was interrupted or they were lost. The manifest lists them.`,
    );
  }
  return lines;
}

try {
  for (const line of await run()) console.log(line);
} catch (error) {
  const isExpected =
    error instanceof BackupError ||
    error instanceof DataFolderInUseError ||
    error instanceof DataFolderUnreadableError ||
    error instanceof MigrationError ||
    error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
