import type { Field, Spec } from '../spec.ts';
import { capital } from '../words.ts';
import { choiceFilterName } from './contract.ts';
import { choicesName, importUsed } from './domain.ts';

const rowStruct = (spec: Spec, field: Field) => {
  const struct = {
    line: 'string()',
    text: 'string()',
    number: 'integer()',
    money: 'integer()',
    date: 'string()',
    boolean: 'boolean()',
    choice: `enums(${choicesName(spec, field)})`,
  }[field.type];
  return field.isRequired ? struct : `nullable(${struct})`;
};

const sqlColumn = ({ name, column }: Field) => (name === column ? column : `${column} as "${name}"`);

export function serverList(spec: Spec): string {
  const { Name, Names, names, table, fields, label, isVersioned, dateFilter, choiceFilters } = spec;
  const dateField = fields.find(({ name }) => name === dateFilter);
  const meta = [
    'created_at as "createdAt"',
    ...(isVersioned ? ['updated_at as "updatedAt"', 'version'] : []),
  ];
  const conditions = [
    ...(dateFilter === 'createdAt'
      ? [`\${within(sql\`created_at\`, dayRange(fromDate, toDate, timeZone))}`]
      : []),
    ...(dateField
      ? [
          `\${fromDate ? sql\`${dateField.column} >= \${fromDate}::date\` : sql\`true\`}`,
          `\${toDate ? sql\`${dateField.column} <= \${toDate}::date\` : sql\`true\`}`,
        ]
      : []),
    ...choiceFilters.map(({ name, column }) => {
      const query = `query.${choiceFilterName(name)}`;
      return `\${${query}.length > 0 ? sql\`${column} = any(\${${query}}::text[])\` : sql\`true\`}`;
    }),
  ];
  const used =
    dateFilter === 'createdAt'
      ? '{ fromDate, toDate, timeZone, search, sort }'
      : dateField
        ? '{ fromDate, toDate, search, sort }'
        : '{ search, sort }';
  const body = `const row = object({
  id: string(),
${fields.map((field) => `  ${field.name}: ${rowStruct(spec, field)},`).join('\n')}
  createdAt: date(),
${isVersioned ? '  updatedAt: date(),\n  version: integer(),\n' : ''}});

const columns = sql\`id, ${[...fields.map(sqlColumn), ...meta].join(', ')}\`;

const by${capital(label.name)} = sql\`${label.column} collate "und-x-icu"\`;

const orders: Record<NonNullable<${Name}Query['sort']>, RawBuilder<unknown>> = {
  ${label.name}: sql\`\${by${capital(label.name)}}, id\`,
  '-${label.name}': sql\`\${by${capital(label.name)}} desc, id desc\`,
  createdAt: sql\`created_at, id\`,
  '-createdAt': sql\`created_at desc, id desc\`,
};

/** Reads one page of a company's ${spec.many.en}. */
export async function read${Names}(
  db: Kysely<Database>,
  companyId: string,
  query: ${Name}Query,
): Promise<Page<${Name}>> {
  const ${used} = ${dateFilter === 'createdAt' ? 'await inZone(db, companyId, query)' : 'query'};
  const from = sql\`${table} where company_id = \${companyId}
    and \${nameMatches(sql\`search_text\`, search)}${conditions.map((condition) => `\n    and ${condition}`).join('')}\`;
  const page = await readPage(db, row, { columns, from, order: orders[sort ?? '${label.name}'] }, query);
  const data = page.data.map((stored) => ({
    ...stored,
    createdAt: stored.createdAt.toISOString(),
${isVersioned ? '    updatedAt: stored.updatedAt.toISOString(),\n' : ''}  }));
  return { ...page, data };
}
`;
  const lists = choiceFiltersOf(fields).map((field) => choicesName(spec, field));
  return `import type { Page } from '@derrick/domain/contract';
import { type ${Name}, type ${Name}Query${lists.map((one) => `, ${one}`).join('')} } from '@derrick/domain/${names}';
import { type Kysely, type RawBuilder, sql } from 'kysely';
${importUsed(body, ['boolean', 'date', 'enums', 'integer', 'nullable', 'object', 'string'], 'superstruct')}${dateFilter === 'createdAt' ? "import { inZone } from '../company/index.ts';\n" : ''}import type { Database } from '../db/index.ts';
${importUsed(body, ['dayRange', 'within'], '../platform/dayRange.ts')}import { nameMatches, readPage } from '../platform/listing.ts';

${body}`;
}

const choiceFiltersOf = (fields: readonly Field[]) => fields.filter(({ type }) => type === 'choice');
