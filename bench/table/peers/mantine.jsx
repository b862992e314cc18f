import '@mantine/core/styles.css';
import {
  ActionIcon,
  Avatar,
  Badge,
  Checkbox,
  Group,
  MantineProvider,
  Table as MantineTable,
  Menu,
  UnstyledButton,
} from '@mantine/core';
import { useState } from 'react';
import { byPriority, columns } from '../rows.tsx';
import { useTasks } from '../useTasks.ts';

/** The cells of `rows.tsx`, of Mantine's components. */
const cells = {
  person: ({ person }) => (
    <Group gap={8} wrap="nowrap">
      <Avatar name={person} size="sm" />
      {person}
    </Group>
  ),
  state: ({ isDone }) => <Badge color={isDone ? 'green' : 'yellow'}>{isDone ? 'Done' : 'Open'}</Badge>,
};

function Tasks() {
  const [tasks, setTasks] = useTasks();
  const [selected, setSelected] = useState(new Set());
  const toggle = (id) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const isAll = tasks.every(({ id }) => selected.has(id));
  return (
    <MantineTable layout="fixed">
      <MantineTable.Thead>
        <MantineTable.Tr>
          <MantineTable.Th>
            <Checkbox
              aria-label="Select all"
              checked={isAll}
              onChange={() => setSelected(new Set(isAll ? [] : tasks.map(({ id }) => id)))}
            />
          </MantineTable.Th>
          {columns.map(({ id, header, isSortable }) => (
            <MantineTable.Th key={id}>
              {isSortable ? (
                <UnstyledButton onClick={() => setTasks(byPriority)}>{header}</UnstyledButton>
              ) : (
                header
              )}
            </MantineTable.Th>
          ))}
          <MantineTable.Th />
        </MantineTable.Tr>
      </MantineTable.Thead>
      <MantineTable.Tbody>
        {tasks.map((task) => (
          <MantineTable.Tr
            key={task.id}
            bg={selected.has(task.id) ? 'var(--mantine-color-blue-light)' : undefined}
          >
            <MantineTable.Td>
              <Checkbox
                aria-label={`Select ${task.code}`}
                checked={selected.has(task.id)}
                onChange={() => toggle(task.id)}
              />
            </MantineTable.Td>
            {columns.map(({ id, cell }) => (
              <MantineTable.Td key={id}>{(cells[id] ?? cell)(task)}</MantineTable.Td>
            ))}
            <MantineTable.Td>
              <Menu>
                <Menu.Target>
                  <ActionIcon variant="subtle" aria-label={`Actions for ${task.code}`}>
                    …
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item>Edit</Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </MantineTable.Td>
          </MantineTable.Tr>
        ))}
      </MantineTable.Tbody>
    </MantineTable>
  );
}

/** Mantine's table with its checkboxes, avatars, badges and menus. */
export const Table = () => (
  <MantineProvider>
    <Tasks />
  </MantineProvider>
);
