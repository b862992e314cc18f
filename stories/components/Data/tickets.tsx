import { Avatar } from '@derrick/ui/Avatar';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn, DataTableRowMenu, TableSort } from '@derrick/ui/DataTable';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Ticket {
  id: string;
  code: string;
  created: string;
  company: string | null;
  technician: string | null;
  isInvoiced: boolean;
  hours: number;
}

const companies = [
  'Apache Ridge Energy',
  'Blue Mesa Operating',
  'Caprock Midstream',
  'Delaware Water Co.',
  null,
  'Eagle Ford Partners',
];
const technicians = [
  'Luis Ortega',
  'Dana Whitfield',
  'Sam Okafor',
  'Priya Nair',
  'Tomás Beltrán',
  null,
  'Ana Ruiz',
];

/** Creates the same tickets with each call, newest first. */
export const makeTickets = (count: number, newest = 10_482): Ticket[] =>
  Array.from({ length: count }, (_, index) => {
    const number = newest - index;
    return {
      id: `t${number}`,
      code: `#TK-${number}`,
      created: new Date(Date.UTC(2026, 10, 20) - Math.floor(index / 2) * 86_400_000).toISOString(),
      company: companies[index % companies.length] ?? null,
      technician: technicians[(index * 3) % technicians.length] ?? null,
      isInvoiced: index % 3 === 0,
      hours: ((index * 37) % 120) / 10,
    };
  });

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

function Named({ avatar, children }: { avatar: ReactNode; children: ReactNode }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 }}>
      <span data-card="hidden">{avatar}</span>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{children}</span>
    </span>
  );
}

export const ticketColumns: readonly DataTableColumn<Ticket>[] = [
  {
    id: 'code',
    header: 'Ticket ID',
    isRowHeader: true,
    width: 110,
    isSortable: true,
    cardRole: 'title',
    cell: ({ code }) => (
      <span style={{ fontFamily: 'var(--derrick-font-mono)', fontSize: 'var(--derrick-text-13-size)' }}>
        {code}
      </span>
    ),
  },
  {
    id: 'created',
    header: 'Created Date',
    width: 126,
    isSortable: true,
    cardRole: 'meta',
    cell: ({ created }) => date.format(new Date(created)),
  },
  {
    id: 'company',
    header: 'Company',
    isSortable: true,
    cardRole: 'subtitle',
    cell: ({ company }) =>
      company && <Named avatar={<Avatar name={company} shape="square" />}>{company}</Named>,
  },
  {
    id: 'technician',
    header: 'Technician',
    cardRole: 'meta',
    cardOrder: -1,
    cell: ({ technician }) => technician && <Named avatar={<Avatar name={technician} />}>{technician}</Named>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 136,
    cardRole: 'badge',
    cell: ({ isInvoiced }) => (
      <Badge tone={isInvoiced ? 'success' : 'warning'}>{isInvoiced ? 'Invoiced' : 'Not Invoiced'}</Badge>
    ),
  },
  {
    id: 'hours',
    header: 'Time Logged',
    width: 124,
    align: 'end',
    isSortable: true,
    cardRole: 'badge',
    cell: ({ hours }) => `${hours.toFixed(1)}h`,
  },
];

export const ticketMenu = (onAction: (id: string, ticket: Ticket) => void): DataTableRowMenu<Ticket> => ({
  label: ({ code }) => `Actions for ${code}`,
  items: () => [
    { id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
    { id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, tone: 'danger' },
  ],
  onAction,
});

/** Sorts tickets without copying their objects. */
export function sortTickets(tickets: readonly Ticket[], sort: TableSort | undefined): readonly Ticket[] {
  if (!sort) return tickets;
  const key = sort.column === 'hours' ? 'hours' : sort.column === 'company' ? 'company' : 'code';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return tickets.toSorted((first, second) => {
    const [a, b] = [first[key] ?? '', second[key] ?? ''];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}
