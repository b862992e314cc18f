import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tasksOf } from './rows.tsx';

/** Shows another page of rows; set by the table that is mounted. */
let show: (page: number) => void = () => {};

/** Shows another page of rows in the mounted table, at once. */
export const showPage = (page: number): void => show(page);

/** The rows of the table that is measured, and what changes them. */
export function useTasks() {
  const [tasks, setTasks] = useState(() => tasksOf(0));
  show = (page) => flushSync(() => setTasks(tasksOf(page)));
  return [tasks, setTasks] as const;
}
