import type { Field, Spec } from '../spec.ts';
import { isText } from './domain.ts';

const sqlTypes: Record<Field['type'], string> = {
  line: 'text',
  text: 'text',
  number: 'integer',
  money: 'bigint',
  date: 'date',
  boolean: 'boolean',
  choice: 'text',
};

export function migration(spec: Spec): string {
  const { table, fields, label, isVersioned, searchesTexts, dateFilter } = spec;
  const columns = fields.map((field) => {
    const check =
      field.type === 'choice'
        ? ` check (${field.column} in (${field.choices.map(({ id }) => `'${id}'`).join(', ')}))`
        : '';
    return `  ${field.column} ${sqlTypes[field.type]}${field.isRequired ? ' not null' : ''}${check},`;
  });
  const texts = (searchesTexts ? fields.filter(isText) : [label]).map((field) =>
    field.isRequired ? `' ' || ${field.column}` : `' ' || coalesce(${field.column}, '')`,
  );
  const dateColumn = fields.find(({ name }) => name === dateFilter)?.column ?? 'created_at';
  return `-- works with builds from 0021 on
create table ${table} (
  company_id uuid not null references companies (id),
  id uuid not null,
${columns.join('\n')}
  search_text text not null generated always as (derrick_fold(${texts.join(' || ')})) stored,
  created_at timestamptz not null default now(),
${isVersioned ? '  version integer not null default 1,\n  updated_by uuid,\n  updated_at timestamptz not null default now(),\n' : ''}  primary key (company_id, id)${isVersioned ? ',\n  foreign key (company_id, updated_by) references users (company_id, id)' : ''}
);
create index ${table}_sorted on ${table} (company_id, ${label.column} collate "und-x-icu", id);
${dateFilter ? `create index ${table}_dated on ${table} (company_id, ${dateColumn});\n` : ''}`;
}

const tsTypes: Record<Field['type'], string> = {
  line: 'string',
  text: 'string',
  number: 'number',
  money: 'number',
  date: 'string',
  boolean: 'boolean',
  choice: '',
};

const tsType = (spec: Spec, { type, name, isRequired }: Field) =>
  `${type === 'choice' ? `${spec.Name}['${name}']` : tsTypes[type]}${isRequired ? '' : ' | null'}`;

const selected = ({ name, column }: Field) => (name === column ? `'${name}'` : `'${column} as ${name}'`);

export function store(spec: Spec): string {
  const { name, Name, Names, table, one, fields, label, isVersioned } = spec;
  const versioned = isVersioned
    ? `\n  version: Generated<number>;\n  updated_by: string | null;\n  updated_at: Generated<Date>;`
    : '';
  const meta = isVersioned
    ? ["'created_at as createdAt'", "'version'", "'updated_at as updatedAt'", "'updated_by as updatedBy'"]
    : ["'created_at as createdAt'"];
  return `import type { ${Name}, ${Name}Input } from '@derrick/domain/${spec.names}';
import type { ${isVersioned ? 'Generated, ' : ''}GeneratedAlways, Kysely, Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
${isVersioned ? "import type { Basis } from '../platform/input.ts';\nimport { rejectOutdated, touched } from '../platform/versions.ts';\nimport { failure } from './failures.ts';\n" : ''}
export interface ${Names}Table {
  company_id: string;
  id: string;
${fields.map((field) => `  ${field.column}: ${tsType(spec, field)};`).join('\n')}
  search_text: GeneratedAlways<string>;
  created_at: GeneratedAlways<Date>;${versioned}
}

declare module '../db/schema.ts' {
  interface Database {
    ${table}: ${Names}Table;
  }
}

const rowOf = (db: Kysely<Database>, companyId: string, id: string) =>
  db
    .selectFrom('${table}')
    .select(['id', ${fields.map(selected).join(', ')}, ${meta.join(', ')}])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

type Stored${Name} = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>;

const ${name}Of = ({ ${isVersioned ? 'updatedBy: _, updatedAt, ' : ''}createdAt, ...${name} }: Stored${Name}): ${Name} => ({
  ...${name},
  createdAt: createdAt.toISOString(),
${isVersioned ? '  updatedAt: updatedAt.toISOString(),\n' : ''}});

const columnsOf = ({ ${fields.map((field) => field.name).join(', ')} }: ${Name}Input) => ({
${fields.map((field) => (field.name === field.column ? `  ${field.name},` : `  ${field.column}: ${field.name},`)).join('\n')}
});

/** Returns the fields of a ${one.en} that events compare. */
const snapshotOf = ({ ${fields.map((field) => field.name).join(', ')} }: ${Name}Input) => ({ ${fields.map((field) => field.name).join(', ')} });

/**
 * Reads a ${one.en}.
 * @throws {ApiFailure} 404 if the company has none with this id
 */
export async function read${Name}(db: Kysely<Database>, companyId: string, id: string): Promise<${Name}> {
  const row = await rowOf(db, companyId, id).executeTakeFirst();
  if (!row) throw notFound();
  return ${name}Of(row);
}

/** Reads a ${one.en} and locks its row until the transaction ends. */
async function lock${Name}(trx: Transaction<Database>, companyId: string, id: string): Promise<Stored${Name}> {
  const row = await rowOf(trx, companyId, id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Adds a ${one.en}. */
export async function add${Name}(
  { trx, emit }: Unit,
  { companyId${isVersioned ? ', userId' : ''} }: Session,
  input: ${Name}Input,
): Promise<${Name}> {
  const id = newId();
  await trx
    .insertInto('${table}')
    .values({ ...columnsOf(input), company_id: companyId, id${isVersioned ? ', updated_by: userId' : ''} })
    .execute();
  emit({ action: '${name}.create', target: { id, label: input.${label.name} }, after: snapshotOf(input) });
  return read${Name}(trx, companyId, id);
}

/**
 * Changes a ${one.en}.
${isVersioned ? ` * @throws {ApiFailure} 404 for an unknown one, 409 if it was changed in the meantime` : ` * @throws {ApiFailure} 404 for an unknown one`}
 */
export async function change${Name}(
  { trx, emit }: Unit,
  { companyId${isVersioned ? ', userId' : ''} }: Session,
  id: string,
  input: ${Name}Input,
${isVersioned ? '  basis: Basis,\n' : ''}): Promise<${Name}> {
  const before = await lock${Name}(trx, companyId, id);
${isVersioned ? `  await rejectOutdated(trx, companyId, before, basis, (change) =>\n    failure('${name}Changed', { data: { ...change, ${name}: ${name}Of(before) } }),\n  );\n` : ''}  await trx
    .updateTable('${table}')
    .set(${isVersioned ? '{ ...columnsOf(input), ...touched(userId) }' : 'columnsOf(input)'})
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  emit({
    action: '${name}.update',
    target: { id, label: input.${label.name} },
    before: snapshotOf(before),
    after: snapshotOf(input),
  });
  return read${Name}(trx, companyId, id);
}

/**
 * Deletes a ${one.en}.
 * @throws {ApiFailure} 404 for an unknown one
 */
export async function delete${Name}({ trx, emit }: Unit, companyId: string, id: string): Promise<void> {
  const before = await lock${Name}(trx, companyId, id);
  await trx.deleteFrom('${table}').where('company_id', '=', companyId).where('id', '=', id).execute();
  emit({
    action: '${name}.delete',
    target: { id, label: before.${label.name} },
    before: snapshotOf(before),
  });
}
`;
}

export function routes({ name, names, Name, Names, path, isVersioned }: Spec): string {
  return `import { create${Name}, delete${Name}, get${Name}, list${Names}, update${Name} } from '@derrick/domain/${names}';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { read${Names} } from './list.ts';
import { messages } from './messages.ts';
import { add${Name}, change${Name}, delete${Name} as remove${Name}, read${Name} } from './store.ts';

const serve = serveWith(messages);

/** Serves \`/${path}\`. */
export const ${name}Routes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(list${Names}, ({ session: { companyId }, query }) => read${Names}(db, companyId, query)),
  serve(create${Name}, ({ session, body, unit }) => add${Name}(unit, session, body)),
  serve(get${Name}, ({ session: { companyId }, params: { id } }) => read${Name}(db, companyId, id)),
  serve(update${Name}, ({ session, params: { id }, body, ${isVersioned ? 'basis, ' : ''}unit }) =>
    change${Name}(unit, session, id, body${isVersioned ? ', basis' : ''}),
  ),
  serve(delete${Name}, async ({ session: { companyId }, params: { id }, unit }) => {
    await remove${Name}(unit, companyId, id);
    return { id };
  }),
];
`;
}

export const messagesModule = (): string => `import { createMessages } from '../platform/messages.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export const messages = createMessages({ en, es });
`;

export const failures = ({ name }: Spec): string => `import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  ${name}Changed: { status: 409, code: errorCodes.conflict },
});
`;
