import { array, enums, type Infer, integer, literal, object, optional, string } from 'superstruct';

export const MANIFEST = 'manifest.json';
/** Name of the entry with the secret from the data folder. Absent if AUTH_SECRET is set. */
export const SECRET = 'auth-secret';

/** Names of entries: `tables/tickets/000001.jsonl`, `files/<company>/<name>`. */
export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}.jsonl`;
export const fileName = (key: string) => `files/${key}`;

/** Returns the table of a part; undefined for any other entry. */
export const tableOf = (name: string) => /^tables\/([a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1];
/** Returns the key of a file; undefined for any other entry, and for a path that leaves the folder. */
export const keyOf = (name: string) => /^files\/([\w-]+\/[\w-]+(?:\.\w+)*)$/.exec(name)?.[1];

export const migrationStruct = object({ name: string(), sha256: string() });
export const eventHeadStruct = object({ companyId: string(), length: integer(), hash: string() });

export const manifestStruct = object({
  format: literal(1),
  madeAt: string(),
  engine: enums(['embedded', 'postgres']),
  migrations: array(migrationStruct),
  /** Listed in an order in which the tables can be filled. The hash covers all parts in sequence. */
  tables: array(object({ name: string(), columns: array(string()), rows: integer(), sha256: string() })),
  files: array(object({ key: string(), size: integer(), sha256: string() })),
  /** Files in the database whose bytes are missing: interrupted uploads, or a loss before this backup. */
  missingFiles: array(string()),
  /** The number of events of each company and the hash of the last one. Absent in backups of older versions. */
  eventHeads: optional(array(eventHeadStruct)),
});

export type Manifest = Infer<typeof manifestStruct>;

export const summaryOf = ({ tables, files, missingFiles }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
  fileBytes: files.reduce((sum, { size }) => sum + size, 0),
  missingFiles: missingFiles.length,
});
