/** Distributes the tables over the nodes of a Citus cluster. */
import type pg from 'pg';
import type { DatabaseLog } from './log.ts';
import { type TableKind, tableKinds } from './tableKinds.ts';
import { withoutTimeout } from './timedClient.ts';

/** The company table that is distributed first. All others are stored with it. */
const FIRST_TABLE = 'customers';

/** The local tables that transactions write together with company tables. Citus then commits them in two phases. */
const SHARED_LOCAL_TABLES = [
  'authenticators',
  'jobs',
  'one_time_tokens',
  'passkeys',
  'recovery_codes',
  'refresh_tokens',
];

const run = <T extends object>(client: pg.ClientBase, text: string, values?: unknown[]) =>
  client.query<T>(withoutTimeout(text, values));

const read = async <T extends object>(client: pg.ClientBase, text: string, values?: unknown[]) =>
  (await run<T>(client, text, values)).rows;

/** Returns whether the database is the coordinator of a Citus cluster. */
export async function isCitus(client: pg.ClientBase): Promise<boolean> {
  const rows = await read(client, `select from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}

/** Returns whether tables of this database are distributed already. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  return (await read(client, 'select from pg_dist_partition limit 1')).length > 0;
}

/**
 * Distributes the tables that are not distributed yet, in one transaction. Several processes must not run this at the
 * same time.
 * @throws if a table has no kind
 */
export async function distribute(
  client: pg.ClientBase,
  log: DatabaseLog,
  kinds: Readonly<Record<string, TableKind>> = tableKinds,
): Promise<void> {
  const tables = await read<{ name: string; isDistributed: boolean }>(
    client,
    `select relname as name, exists (select from pg_dist_partition where logicalrelid = oid) as "isDistributed"
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     order by relname <> $1, relname`,
    [FIRST_TABLE],
  );
  const kindOf = (name: string) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`The table ${name} has no kind in tableKinds.ts.`);
    return kind;
  };
  const missing = tables.filter(({ name, isDistributed }) => kindOf(name) !== 'local' && !isDistributed);
  await run(client, 'begin');
  try {
    // One connection per node, because the transaction changes tables that refer to each other.
    await run(client, `set local citus.multi_shard_modify_mode = 'sequential'`);
    // Triggers of a shard write the sums of the same company, which are on the same node.
    await run(client, 'set local citus.enable_unsafe_triggers = on');
    await allowTriggers(client);
    const keys = await dropForeignKeys(
      client,
      missing.map(({ name }) => name),
    );
    for (const { name } of missing.filter((table) => kindOf(table.name) === 'reference')) {
      await run(client, 'select create_reference_table($1)', [name]);
      log.info({ table: name, kind: 'reference' }, 'table distributed');
    }
    for (const { name } of missing.filter((table) => kindOf(table.name) === 'company')) {
      const colocation = name === FIRST_TABLE ? 'none' : FIRST_TABLE;
      await run(client, `select create_distributed_table($1, 'company_id', colocate_with => $2)`, [
        name,
        colocation,
      ]);
      log.info({ table: name, kind: 'company' }, 'table distributed');
    }
    await addToMetadata(client, SHARED_LOCAL_TABLES);
    for (const { table, name, definition } of keys) {
      await run(client, `alter table ${table} add constraint ${name} ${definition}`);
    }
    await distributeFunctions(client);
    await run(client, 'commit');
  } catch (error) {
    await run(client, 'rollback');
    throw error;
  }
}

/**
 * Creates the functions of events on all nodes. Events are written and their hashes calculated on the node of the company:
 * one round trip of the coordinator instead of one per statement of the function.
 */
async function distributeFunctions(client: pg.ClientBase): Promise<void> {
  await run(
    client,
    `select create_distributed_function(oid::regprocedure) from pg_proc where proname = 'derrick_event_hash'
       and not exists (select from pg_catalog.pg_dist_object where objid = pg_proc.oid)`,
  );
  // `force_delegation`, because the transaction has already changed other tables of the company.
  await run(
    client,
    `select create_distributed_function(oid::regprocedure, 'company', colocate_with => $2, force_delegation => true)
     from pg_proc where proname = any($1)
       and not exists (select from pg_catalog.pg_dist_object where objid = pg_proc.oid and force_delegation)`,
    [['derrick_write_events', 'derrick_append_events'], FIRST_TABLE],
  );
}

/**
 * Allows the functions of triggers to query distributed tables: the rows are in the same shard, on the same node. A
 * migration that replaces a function removes the setting.
 */
async function allowTriggers(client: pg.ClientBase): Promise<void> {
  const functions = await read<{ name: string }>(
    client,
    `select distinct tgfoid::regproc::text as name from pg_trigger t join pg_class c on c.oid = tgrelid
       join pg_proc p on p.oid = tgfoid
     where not tgisinternal and relnamespace = 'public'::regnamespace and proconfig is null`,
  );
  for (const { name } of functions) {
    await run(client, `alter function ${name}() set citus.allow_nested_distributed_execution = on`);
  }
}

/** Drops the foreign keys from and to some tables, which Citus would otherwise want to distribute first. */
async function dropForeignKeys(client: pg.ClientBase, tables: readonly string[]) {
  const keys = await read<{ table: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace
       and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
     order by oid`,
    [tables],
  );
  for (const { table, name } of keys) await run(client, `alter table ${table} drop constraint ${name}`);
  return keys;
}

async function addToMetadata(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await run(
    client,
    `select citus_add_local_table_to_metadata(name::regclass) from unnest($1::text[]) name
     where not exists (select from pg_dist_partition where logicalrelid = name::regclass)`,
    [tables],
  );
}

/** Splits the text of a migration into statements, each of which ends a line. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const part of sql.replace(/^\s*--.*$/gm, '').split(/;\s*$/m)) {
    open = open === '' ? part : `${open};\n${part}`;
    // Within the body of a function.
    if (open.split('$$').length % 2 === 0) continue;
    if (open.trim() !== '') statements.push(open.trim());
    open = '';
  }
  return statements;
}

/**
 * Applies a migration in the current transaction to tables that are already distributed. Its new tables remain on the
 * coordinator until `distribute` is called, so their foreign keys may refer to distributed tables.
 */
export async function applyDistributed(client: pg.ClientBase, sql: string): Promise<void> {
  await run(client, `set local citus.multi_shard_modify_mode = 'sequential'`);
  const created = new Set<string | undefined>();
  for (const statement of statementsOf(sql)) {
    const [, change, table] = /^(create|alter) table (\w+)/i.exec(statement) ?? [];
    if (change?.toLowerCase() === 'create') created.add(table);
    const isPropagated = table === undefined || !created.has(table);
    await run(client, `set local citus.enable_ddl_propagation = ${isPropagated ? 'on' : 'off'}`);
    await run(client, statement);
  }
}
