import { formatPhone } from '@derrick/domain/format';
import type { Person } from '@derrick/domain/people';
import type { Technician } from '@derrick/domain/technicians';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import type { Translate } from '../core/i18n/messages.ts';
import { EmailCell, PersonCell } from '../patterns/list/index.ts';
import * as css from './peopleColumns.css.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Returns the name of a team member, or a placeholder if the server has none. */
export const nameOf = ({ fullname }: Pick<Person, 'fullname'>, t: Translate): string =>
  fullname || t('people.unknown');

/** A team member in the list. Only technicians have a level and a role. */
type ListedPerson = Person & Pick<Technician, 'jobTypeName' | 'jobRoleName'>;

const levelColumn = (t: Translate): DataTableColumn<ListedPerson> => ({
  id: 'level',
  header: t('people.column.level'),
  width: '10rem',
  cardRole: 'metaLine',
  cardOrder: 1,
  cell: ({ jobTypeName, jobRoleName }) =>
    jobTypeName && (
      <span className={css.level}>
        <span className={css.levelLine}>{jobTypeName}</span>
        {jobRoleName && <span className={css.role}>{jobRoleName}</span>}
      </span>
    ),
});

interface PeopleColumnsOptions {
  /** Shows the level and role, which only technicians have. */
  hasLevels: boolean;
}

export function peopleColumns(
  t: Translate,
  { hasLevels }: PeopleColumnsOptions,
): DataTableColumn<ListedPerson>[] {
  return [
    {
      id: 'name',
      header: t('people.column.name'),
      isRowHeader: true,
      minWidth: 208,
      cardRole: 'title',
      cell: (person) => <PersonCell name={nameOf(person, t)} photo={person.photo} className={css.name} />,
    },
    {
      id: 'email',
      header: t('people.column.email'),
      minWidth: 160,
      cardRole: 'subtitle',
      cell: ({ email }) => email && <EmailCell email={email.toLowerCase()} />,
    },
    ...(hasLevels ? [levelColumn(t)] : []),
    {
      id: 'phone',
      header: t('people.column.phone'),
      width: '10.5rem',
      cardRole: 'meta',
      cell: ({ phone }) => phone && formatPhone(phone),
    },
    {
      id: 'status',
      header: t('people.column.status'),
      width: '11.5rem',
      isSortable: true,
      cardRole: 'badge',
      cell: ({ status, isInvitationRevoked }) =>
        status && <StatusBadge status={status} isInvitationRevoked={isInvitationRevoked} />,
    },
  ];
}
