import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableColumn, type TableSort } from '@derrick/ui/DataTable';
import { useMemo, useState } from 'react';

export interface Technician {
  id: string;
  name: string;
  hours: number;
  isActive: boolean;
}

// Defined outside of the component: a new array would rebuild all cells with each render.
const columns: readonly DataTableColumn<Technician>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  { id: 'hours', header: 'Hours', align: 'end', isSortable: true, cell: ({ hours }) => hours.toFixed(1) },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    ),
  },
];

const by: Readonly<Record<string, (a: Technician, b: Technician) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name),
  hours: (a, b) => a.hours - b.hours,
};

export interface TechnicianTableProps {
  technicians: readonly Technician[];
  onDeactivate: (ids: ReadonlySet<string>) => void;
}

/**
 * A table that sorts and selects rows and acts on the selected rows. If the rows come from a server, sort and filter on
 * the server.
 */
export function TechnicianTable({ technicians, onDeactivate }: TechnicianTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const compare = by[sort.column];
    if (!compare) return technicians;
    return technicians.toSorted((a, b) => (sort.direction === 'ascending' ? compare(a, b) : compare(b, a)));
  }, [technicians, sort]);

  return (
    <DataTable
      label="Technicians"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      getRowLabel={({ name }) => name}
      sort={sort}
      onSortChange={setSort}
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
      selectionBar={(selected, clear) => (
        <Button
          onPress={() => {
            onDeactivate(selected);
            clear();
          }}
        >
          Deactivate
        </Button>
      )}
      status={technicians.length > 0 ? { kind: 'ready' } : { kind: 'empty', title: 'No technicians yet' }}
    />
  );
}
