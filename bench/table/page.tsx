import { KitProvider } from '@derrick/ui/theme';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AllRows, Virtualized } from './Many.tsx';
import { Ours } from './Ours.tsx';
import { Plain } from './Plain.tsx';
import { showPage } from './useTasks.ts';

// A glob import, because the tables may not be installed and could not be type-checked.
const peers = import.meta.glob<{ Table: ComponentType }>('./peers/*.jsx');

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

const own: Readonly<Record<string, ComponentType>> = {
  ours: Ours,
  plain: Plain,
  virtualized: Virtualized,
  allRows: AllRows,
};
let Table: ComponentType = Plain;

/** Functions that measure.mjs calls one after the other. */
const bench = {
  /** Loads the code of a table. Loading is not measured. */
  load: async (name: string) => {
    const peer = await peers[`./peers/${name}.jsx`]?.();
    Table = peer?.Table ?? own[name] ?? Plain;
  },
  mount: () =>
    flushSync(() =>
      root.render(
        <KitProvider theme="light" locale="en-US">
          <Table />
        </KitProvider>,
      ),
    ),
  selectAll: () => click('thead input'),
  toggle: (row: number) => click(`tbody tr:nth-child(${row}) input`),
  sort: () => click('thead button'),
  page: (page: number) => showPage(page),
};
Object.assign(globalThis, { bench });
