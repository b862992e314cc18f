import { DataTable } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { columns, type Task, tasksOf } from './rows.tsx';

const PAGES = 200;
const manyTasks: readonly Task[] = Array.from({ length: PAGES }, (_, page) => tasksOf(page)).flat();

/** 10,000 rows on one page, with a selection. */
function ManyRows({ isVirtualized }: { isVirtualized: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Tasks"
      columns={columns}
      rows={manyTasks}
      getRowId={(task) => task.id}
      getRowLabel={(task) => task.code}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={setSelected}
      isVirtualized={isVirtualized}
    />
  );
}

export const Virtualized = () => <ManyRows isVirtualized />;
export const AllRows = () => <ManyRows isVirtualized={false} />;
