import { nativeCheckbox } from '@derrick/ui/Checkbox';
import { DataTable, type TableSort } from '@derrick/ui/DataTable';
import { KitProvider } from '@derrick/ui/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { byPriority, columns, type Task, tasksOf } from './rows.tsx';

/** Shows another page of rows; set by the table that is mounted. */
let showPage: (page: number) => void = () => {};

function useTasks() {
  const [tasks, setTasks] = useState(() => tasksOf(0));
  showPage = (page) => flushSync(() => setTasks(tasksOf(page)));
  return [tasks, setTasks] as const;
}

const menu = { label: (task: Task) => `Actions for ${task.code}`, items: () => [], onAction: () => {} };

/** Everything switched on: selection, sorting, row menu. */
function Ours() {
  const [tasks, setTasks] = useTasks();
  const [sort, setSort] = useState<TableSort>();
  return (
    <DataTable
      label="Tasks"
      columns={columns}
      rows={tasks}
      getRowId={(task) => task.id}
      getRowLabel={(task) => task.code}
      selectionMode="multiple"
      rowMenu={menu}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setTasks(byPriority);
      }}
    />
  );
}

/** What one writes without a kit: the same cells and boxes, one state, no memo. */
function Plain() {
  const [tasks, setTasks] = useTasks();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const isAll = tasks.every(({ id }) => selected.has(id));
  return (
    <table className="plain">
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              className={nativeCheckbox}
              aria-label="Select all"
              checked={isAll}
              onChange={() => setSelected(new Set(isAll ? [] : tasks.map(({ id }) => id)))}
            />
          </th>
          {columns.map(({ id, header, isSortable }) => (
            <th key={id}>
              {isSortable ? (
                <button type="button" onClick={() => setTasks(byPriority)}>
                  {header}
                </button>
              ) : (
                header
              )}
            </th>
          ))}
          <th />
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <tr key={task.id} className={selected.has(task.id) ? 'selected' : ''}>
            <td>
              <input
                type="checkbox"
                className={nativeCheckbox}
                aria-label={`Select ${task.code}`}
                checked={selected.has(task.id)}
                onChange={() => toggle(task.id)}
              />
            </td>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(task)}</td>
            ))}
            <td>
              <button type="button" aria-label={`Actions for ${task.code}`}>
                …
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const style = document.createElement('style');
style.textContent =
  '.plain{inline-size:100%;table-layout:fixed}.plain td,.plain th{block-size:48px;padding:0 12px;text-align:start;border-block-end:1px solid #ddd}.plain .selected{background:#e8f3f2}';
document.head.append(style);

const root = createRoot(document.getElementById('root') ?? document.body);
const click = (selector: string) => {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) throw new Error(`Nothing matches ${selector}.`);
  control.click();
};

/** What scripts/bench-table.mjs does, one at a time. */
const bench = {
  mount: (table: 'ours' | 'plain') =>
    flushSync(() =>
      root.render(
        <KitProvider theme="light" locale="en-US">
          {table === 'ours' ? <Ours /> : <Plain />}
        </KitProvider>,
      ),
    ),
  selectAll: () => click('thead input'),
  toggle: (row: number) => click(`tbody tr:nth-child(${row}) input`),
  sort: () => click('thead button'),
  page: (page: number) => showPage(page),
};
Object.assign(globalThis, { bench });
