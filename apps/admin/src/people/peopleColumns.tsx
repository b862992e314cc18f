import { formatPhone } from '@derrick/domain/format';
import { Avatar } from '@derrick/ui/Avatar';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Translate } from '../app/i18n/messages.ts';
import * as css from './peopleColumns.css.ts';
import type { Person } from './room.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Names somebody, also as a server does that does not know how. */
export const nameOf = ({ fullname }: Pick<Person, 'fullname'>, t: Translate): string =>
  fullname || t('people.unknown');

/** Lists the columns of a room, in the reader's language. */
export function peopleColumns(t: Translate): DataTableColumn<Person>[] {
  return [
    {
      id: 'name',
      header: t('people.column.name'),
      isRowHeader: true,
      phoneSlot: 'title',
      cell: (person) => (
        <span className={css.person}>
          <Avatar
            name={nameOf(person, t)}
            src={person.photo ?? undefined}
            size="small"
            shape="round"
            data-card="hidden"
          />
          <span className={css.name}>{nameOf(person, t)}</span>
        </span>
      ),
    },
    {
      id: 'email',
      header: t('people.column.email'),
      phoneSlot: 'subtitle',
      cell: ({ email }) => email?.toLowerCase(),
    },
    {
      id: 'phone',
      header: t('people.column.phone'),
      width: '11.5rem',
      phoneSlot: 'meta',
      cell: ({ phone }) => phone && formatPhone(phone),
    },
    {
      id: 'status',
      header: t('people.column.status'),
      width: '12rem',
      isSortable: true,
      phoneSlot: 'status',
      cell: ({ status }) => status && <StatusBadge status={status} />,
    },
  ];
}
