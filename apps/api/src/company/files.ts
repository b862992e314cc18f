import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export const MEGABYTE = 1024 ** 2;

/** Returns the maximum size of a file in bytes: the company's setting, up to the server's limit. */
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
