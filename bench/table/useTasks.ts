import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tasksOf } from './rows.tsx';

/** Shows another page of rows. Set by the mounted table. */
let show: (page: number) => void = () => {};

/** Synchronously shows another page of rows in the mounted table. */
export const showPage = (page: number): void => show(page);

/** Returns the rows of the measured table and the functions that change them. */
export function useTasks() {
  const [tasks, setTasks] = useState(() => tasksOf(0));
  show = (page) => flushSync(() => setTasks(tasksOf(page)));
  return [tasks, setTasks] as const;
}
