import { nativeCheckbox } from '@derrick/ui/Checkbox';
import { useState } from 'react';
import { byPriority, columns } from './rows.tsx';
import { useTasks } from './useTasks.ts';

/** A hand-written table without a kit: the same cells and checkboxes, one state, no memoization. */
export function Plain() {
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
