import type { Field, Spec } from '../spec.ts';
import { hasFilters, labelsImport } from './adminFilters.ts';

export const feature = ({ names, name, Name, Names, path, paths, fields }: Spec): string =>
  `import { StickyNote } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const ${names}: Feature = {
  menu: { label: 'shell.${names}', Icon: StickyNote, order: 37 },
  pages: [
    {
      path: '/dashboard/${paths}',
      permission: '${names}:read',
      title: 'shell.${names}',
      messages: ['${names}'],
      Screen: deferred(async () => (await import('./${Names}Screen.tsx')).${Names}Screen),
      firstCalls: ['list${Names}'],
    },
    {
      path: '/dashboard/${path}/:id?',
      record: '${name}',
      permission: '${names}:read',
      title: 'shell.${names}',
      messages: ['${name}Form'${fields.some(({ type }) => type === 'choice') ? `, '${names}'` : ''}],
      Screen: deferred(async () => (await import('./${Name}Screen.tsx')).${Name}Screen),
    },
  ],
};
`;

export const addresses = ({ CONSTANT, one, path, paths }: Spec): string =>
  `export const ${CONSTANT}_LIST = '/dashboard/${paths}';

/** Path of the form for a new ${one.en}, and prefix of the pages of existing ones. */
export const NEW_${CONSTANT} = '/dashboard/${path}';
`;

/** Number of badges of a card. A third one would be a label without a value while its field is false. */
const BADGES_OF_A_CARD = 2;

/** Number of details of a card: two in a line, and one that fills the next line. A fourth would be aligned with the second. */
const DETAILS_OF_A_CARD = 3;

/** The fields that the list shows: all except long texts, and booleans for which cards have no badge. */
export function columnFields({ fields }: Spec): readonly Field[] {
  const badges = fields.filter(({ type }) => type === 'boolean').slice(0, BADGES_OF_A_CARD);
  return fields.filter(
    (field) => field.type !== 'text' && (field.type !== 'boolean' || badges.includes(field)),
  );
}

const cellOf = ({ names }: Spec, { name, type, isRequired }: Field): string => {
  const value = `({ ${name} }) => `;
  const guard = isRequired ? '' : `${name} === null ? undefined : `;
  if (type === 'money') return `${value}${guard}money(${name})`;
  if (type === 'date') return `${value}${guard}date(${name})`;
  if (type === 'number') return `${value}${name}${isRequired ? '' : '?'}.toLocaleString(locale)`;
  if (type === 'boolean')
    return `${value}${name} && <Badge tone="info">{t('${names}.column.${name}')}</Badge>`;
  if (type === 'choice') return `${value}t(${name}Labels[${name}])`;
  return `${value}${name}`;
};

export function columns(spec: Spec): string {
  const { name, names, Name, label } = spec;
  const fields = columnFields(spec);
  const types = new Set(fields.map(({ type }) => type));
  const formats = [
    ...(types.has('money') ? ['money'] : []),
    ...(types.has('number') ? ['locale'] : []),
    'date',
  ];
  const details = fields.filter((field) => field !== label && field.type !== 'boolean');
  const roleOfDetail = (index: number) => (index < DETAILS_OF_A_CARD ? 'meta' : 'hidden');
  const roleOf = (field: Field) =>
    field.type === 'boolean' ? 'badge' : roleOfDetail(details.indexOf(field));
  const items = fields.map((field) => {
    const isLabel = field === label;
    const traits = isLabel
      ? `isRowHeader: true,\n      isSortable: true,\n      minWidth: 208,\n      cardRole: 'title',`
      : `minWidth: 120,\n      ${field.type === 'money' || field.type === 'number' ? "align: 'end',\n      " : ''}cardRole: '${roleOf(field)}',`;
    return `{
      id: '${field.name}',
      header: t('${names}.column.${field.name}'),
      ${traits}
      cell: ${cellOf(spec, field)},
    }`;
  });
  const badge = types.has('boolean') ? "import { Badge } from '@derrick/ui/Badge';\n" : '';
  return `import type { ${Name} } from '@derrick/domain/${names}';
${badge}import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Formats } from '../core/formats/index.ts';
import type { Translate } from '../core/i18n/messages.ts';
${labelsImport(fields.filter(({ type }) => type === 'choice'))}
export function ${name}Columns(t: Translate, { ${formats.join(', ')} }: Formats): DataTableColumn<${Name}>[] {
  return [
    ${items.join(',\n    ')},
    {
      id: 'createdAt',
      header: t('${names}.column.createdAt'),
      width: '10rem',
      isSortable: true,
      cardRole: '${roleOfDetail(details.length)}',
      cell: ({ createdAt }) => date(createdAt),
    },
  ];
}
`;
}

export function listScreen(spec: Spec): string {
  const { name, names, Name, Names, CONSTANT, many, label } = spec;
  const filtered = hasFilters(spec);
  return `import { delete${Name}, list${Names}, type ${Name} } from '@derrick/domain/${names}';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { DataList, ListPage, useDelete, useList } from '../patterns/list/index.ts';
import { NEW_${CONSTANT}, ${CONSTANT}_LIST } from './addresses.ts';
import { ${name}Columns } from './${name}Columns.tsx';
${filtered ? `import { ${name}AddressNames, ${name}Filters } from './${name}Filters.ts';\n` : ''}
/** List of ${many.en}. Page, page size, search, ${filtered ? 'filters ' : ''}and order come from the address. */
export function ${Names}Screen() {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const list = useList(list${Names}, {
    name: '${names}',
    path: ${CONSTANT}_LIST,
${filtered ? `    filters: ${name}Filters,\n    addressNames: ${name}AddressNames,\n` : ''}  });
  const deletion = useDelete(list, delete${Name}, '${names}');
  const mayWrite = can('${names}:write');
  const menu: DataTableRowMenu<${Name}> = {
    label: ({ ${label.name} }) => t('${names}.actionsOf', { name: ${label.name} }),
    items: () =>
      mayWrite
        ? [
            { id: 'edit', label: t('list.edit'), icon: <Pencil size={16} /> },
            { id: 'delete', label: t('list.delete'), icon: <Trash2 size={16} />, tone: 'danger' },
          ]
        : [{ id: 'view', label: t('list.view'), icon: <Eye size={16} /> }],
    onAction(action, { id, ${label.name} }) {
      if (action === 'delete') deletion.ask({ id, label: ${label.name} });
      else navigate(\`\${NEW_${CONSTANT}}/\${id}\`);
    },
  };

  return (
    <ListPage>
      <DataList
        list={list}
        columns={${name}Columns}
        labelOf={({ ${label.name} }) => ${label.name}}
        hrefOf={({ id }) => \`\${NEW_${CONSTANT}}/\${id}\`}
        rowMenu={menu}
        createAction={
          mayWrite && (
            <Link href={NEW_${CONSTANT}} variant="button" buttonVariant="primary" icon={<Plus size={16} />}>
              {t('${names}.create')}
            </Link>
          )
        }
      />
      {deletion.dialog}
    </ListPage>
  );
}
`;
}

export const recordScreen = ({ name, names, Name, CONSTANT, one, label, fields }: Spec): string =>
  `import { get${Name}, type ${Name} } from '@derrick/domain/${names}';
import { Link } from '@derrick/ui/Link';
import { Lock, StickyNote } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useSession } from '../core/session.tsx';
import { RecordScreen } from '../patterns/record/index.ts';
import { ${CONSTANT}_LIST } from './addresses.ts';
import { ${Name}Form } from './${Name}Form.tsx';

/** Page of a ${one.en}: edits the one whose ID is in the address, or creates one. */
export function ${Name}Screen() {
  const t = useTranslate();
  const { can } = useSession();
  const { id } = useParams<{ id?: string }>();
  const heading = (${name}: ${Name} | undefined) =>
    id === undefined
      ? { title: t('${name}Form.create') }
      : { title: ${name}?.${label.name} ?? t('${name}Form.place') };
  return (
    <RecordScreen
      endpoint={get${Name}}
      id={id}
      name="${name}Form"
      size="large"
      list={{ label: t('shell.${names}'), path: ${CONSTANT}_LIST }}
      heading={heading}
      icon={<StickyNote size={20} />}
      skeletons={${fields.length}}
    >
      {(${name}, listHref) =>
        ${name} || can('${names}:write') ? (
          <${Name}Form ${name}={${name}} listHref={listHref} />
        ) : (
          <PageNotice
            headingLevel={3}
            icon={<Lock size={20} />}
            title={t('${name}Form.forbidden.title')}
            text={t('${name}Form.forbidden.text')}
            action={
              <Link href={listHref} variant="button">
                {t('${name}Form.toList')}
              </Link>
            }
          />
        )
      }
    </RecordScreen>
  );
}
`;
