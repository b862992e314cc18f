import { Avatar } from '@derrick/ui/Avatar';
import { Badge } from '@derrick/ui/Badge';
import type { DataTableColumn } from '@derrick/ui/DataTable';

export interface Task {
  id: string;
  code: string;
  person: string;
  subject: string;
  isDone: boolean;
  priority: number;
  date: string;
}

const people = ['Luis Ortega', 'Dana Whitfield', 'Sam Okafor', 'Priya Nair', 'Tomás Beltrán'];
const subjects = ['Pump inspection', 'Casing repair', 'Wellhead service', 'Tank gauging'];

/** Creates the fifty rows of a page. The same page always has the same rows. */
export const tasksOf = (page: number): Task[] =>
  Array.from({ length: 50 }, (_, index) => {
    const number = page * 50 + index;
    return {
      id: `t${number}`,
      code: `#TK-${10_000 + number}`,
      person: people[number % people.length] ?? '',
      subject: `${subjects[number % subjects.length]} ${number}`,
      isDone: number % 3 === 0,
      priority: (number * 7) % 5,
      date: `Nov ${String((number % 28) + 1).padStart(2, '0')}, 2026`,
    };
  });

export const byPriority = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted((a, b) => a.priority - b.priority || a.code.localeCompare(b.code));

/** Six columns, or eight with the checkbox and the row menu. DataTable and the library it is compared with show the same columns. */
export const columns: readonly DataTableColumn<Task>[] = [
  { id: 'code', header: 'Code', isRowHeader: true, width: 120, cell: ({ code }) => code },
  {
    id: 'person',
    header: 'Person',
    cell: ({ person }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Avatar name={person} />
        {person}
      </span>
    ),
  },
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  {
    id: 'state',
    header: 'Status',
    width: 140,
    cell: ({ isDone }) => <Badge tone={isDone ? 'success' : 'warning'}>{isDone ? 'Done' : 'Open'}</Badge>,
  },
  {
    id: 'priority',
    header: 'Priority',
    isSortable: true,
    width: 110,
    align: 'end',
    cell: ({ priority }) => priority,
  },
  { id: 'date', header: 'Date', width: 140, cell: ({ date }) => date },
];
