import { DataTable, type TableSort } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { byPriority, columns, type Task } from './rows.tsx';
import { useTasks } from './useTasks.ts';

const menu = { label: (task: Task) => `Actions for ${task.code}`, items: () => [], onAction: () => {} };

/** DataTable with all features: selection, sorting, row menu and resizable columns. */
export function Ours() {
  const [tasks, setTasks] = useTasks();
  const [sort, setSort] = useState<TableSort>();
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  return (
    <DataTable
      label="Tasks"
      columns={columns}
      rows={tasks}
      getRowId={(task) => task.id}
      getRowLabel={(task) => task.code}
      selectionMode="multiple"
      columnWidths={widths}
      onColumnWidthsChange={setWidths}
      rowMenu={menu}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setTasks(byPriority);
      }}
    />
  );
}
