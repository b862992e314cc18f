import type pg from 'pg';

/**
 * Makes every insert into a table fail if the condition, in SQL, holds for the `new` row.
 * @returns a function that allows inserts again
 */
export async function rejectRows(
  pool: pg.Pool,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  // Citus accepts one command per query.
  await pool.query(`
    create function reject_row() returns trigger language plpgsql as $$
    begin raise exception 'this row fails'; end $$`);
  await pool.query(
    `create trigger reject_row before insert on ${table} for each row when (${condition}) execute function reject_row()`,
  );
  return async () => {
    await pool.query(`drop trigger reject_row on ${table}`);
    await pool.query('drop function reject_row');
  };
}
