import { array, enums, type Infer, integer, literal, object, optional, string } from 'superstruct';

export const MANIFEST = 'manifest.json';
/** The secret that the server kept in its data folder; absent where AUTH_SECRET gives it. */
export const SECRET = 'auth-secret';

/** Names of entries: `tables/tickets/000001.jsonl`, `files/<company>/<name>`. */
export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}.jsonl`;
export const fileName = (key: string) => `files/${key}`;

/** Finds the table of a part; undefined for any other entry. */
export const tableOf = (name: string) => /^tables\/([a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1];
/** Finds the key of a file; undefined for any other entry, and for one that leads out of its folder. */
export const keyOf = (name: string) => /^files\/([\w-]+\/[\w-]+(?:\.\w+)*)$/.exec(name)?.[1];

export const migrationStruct = object({ name: string(), sha256: string() });
export const eventHeadStruct = object({ companyId: string(), length: integer(), hash: string() });

export const manifestStruct = object({
  format: literal(1),
  madeAt: string(),
  engine: enums(['embedded', 'postgres']),
  /** The migrations that the copied schema has. */
  migrations: array(migrationStruct),
  /** In the order in which they can be filled; the hash is that of all parts one after the other. */
  tables: array(object({ name: string(), columns: array(string()), rows: integer(), sha256: string() })),
  files: array(object({ key: string(), size: integer(), sha256: string() })),
  /** Files that the database knew and nothing held: uploads that broke off, or a loss before this backup. */
  missingFiles: array(string()),
  /** The number of events of each company, and the hash of the last one; absent in backups of older versions. */
  eventHeads: optional(array(eventHeadStruct)),
});

/** What a backup holds, with counts and hashes. */
export type Manifest = Infer<typeof manifestStruct>;

/** Sums a manifest up for a line of the log or of the terminal. */
export const summaryOf = ({ tables, files, missingFiles }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
  fileBytes: files.reduce((sum, { size }) => sum + size, 0),
  missingFiles: missingFiles.length,
});
