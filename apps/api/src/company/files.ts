import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** In which the largest file is set. */
export const MEGABYTE = 1024 ** 2;

/** Reads how large a file of a company can be: as the company says, and never more than the server takes. */
export async function maxFileBytesOf(
  db: Kysely<Database>,
  companyId: string,
  serverMaxBytes: number,
): Promise<number> {
  const { max_file_megabytes: megabytes } = await db
    .selectFrom('companies')
    .select('max_file_megabytes')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return megabytes === null ? serverMaxBytes : Math.min(serverMaxBytes, megabytes * MEGABYTE);
}
