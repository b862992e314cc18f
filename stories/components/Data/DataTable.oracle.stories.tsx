import { DataTable, type DataTableColumn } from '@derrick/ui/DataTable';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type StoppedClock, stopClock } from '../../stoppedClock.ts';
import { realKeyboard } from './realKeyboard.ts';

const meta = preview.meta({
  title: 'Components/Data/DataTable oracle',
  // Hidden from the sidebar: the story runs only in the tests, where keys can be pressed in the browser.
  tags: ['!dev'],
  // react-aria's Table is only the reference for the comparison; its accessibility is not checked.
  parameters: { a11y: { test: 'off' } },
});

interface Well {
  id: string;
  name: string;
  field: string;
  depth: number;
}
const names = [
  'Alder',
  'Birch',
  'Bishop',
  'Caprock',
  'Cedar',
  'Delaware',
  'Eagle',
  'Falcon',
  'Garnet',
  'Hickory',
];
const wells: Well[] = names.map((name, index) => ({
  id: name,
  name,
  field: `Field ${index}`,
  depth: index * 100,
}));

const sorts = { ours: fn(), theirs: fn() };
const columns: readonly DataTableColumn<Well>[] = [
  { id: 'name', header: 'Well', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  {
    id: 'field',
    header: 'Field',
    cell: ({ name }) => (
      <>
        <button type="button">Open {name}</button> <a href="#map">Map of {name}</a>
      </>
    ),
  },
  { id: 'depth', header: 'Depth', align: 'end', isSortable: true, cell: ({ depth }) => depth },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ name }) => (
      <button type="button" aria-label={`Actions for ${name}`}>
        …
      </button>
    ),
  },
];

/** DataTable under test. */
const ours = (
  <DataTable
    label="Ours"
    columns={columns}
    rows={wells}
    getRowId={({ id }) => id}
    getRowLabel={({ name }) => name}
    selectionMode="multiple"
    onSortChange={sorts.ours}
  />
);

/** Reference: the same table built with react-aria-components. */
const theirs = (
  <Table aria-label="Theirs" selectionMode="multiple" onSortChange={sorts.theirs}>
    <TableHeader>
      <Column>
        <Checkbox slot="selection" />
      </Column>
      <Column id="name" isRowHeader allowsSorting>
        Well
      </Column>
      <Column id="field">Field</Column>
      <Column id="depth" allowsSorting>
        Depth
      </Column>
      <Column>Actions</Column>
    </TableHeader>
    <TableBody>
      {wells.map(({ id, name, depth }) => (
        <Row key={id} id={id}>
          <Cell>
            <Checkbox slot="selection" />
          </Cell>
          <Cell textValue={name}>{name}</Cell>
          <Cell>
            <button type="button">Open {name}</button> <a href="#map">Map of {name}</a>
          </Cell>
          <Cell>{depth}</Cell>
          <Cell>
            <Button aria-label={`Actions for ${name}`}>…</Button>
          </Cell>
        </Row>
      ))}
    </TableBody>
  </Table>
);

/** Keys in the syntax of user-event. The script visits rows, cells, controls and headers, and every kind of selection. */
const script = `
  space {ArrowDown} {ArrowDown} space {Shift>}{ArrowDown}{/Shift} {Shift>}{ArrowDown}{/Shift} {Shift>}{ArrowUp}{/Shift}
  {ArrowRight} space space {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight}
  {ArrowLeft} {ArrowLeft} {ArrowLeft} {ArrowLeft} {ArrowDown} {ArrowUp} {ArrowLeft} {ArrowLeft} {ArrowLeft}
  {ArrowLeft} {ArrowLeft} {Home} {End} {ArrowUp} {Control>}{Home}{/Control} {Control>}{End}{/Control}
  {Control>}a{/Control} {ArrowUp} {Shift>}{ArrowUp}{/Shift} {Shift>}{ArrowUp}{/Shift} {Escape} {Escape}
  {Enter} {ArrowLeft} {Enter} {ArrowLeft} {Shift>}[Space]{/Shift} {Shift>}{ArrowLeft}{/Shift} {Control>}{Home}{/Control}
  {ArrowUp} space {ArrowDown} {Shift>}{ArrowDown}{/Shift} {ArrowUp} {ArrowUp} {ArrowRight} {Enter} space {ArrowRight} space
  {ArrowRight} {ArrowRight} {ArrowRight} {ArrowLeft} {ArrowUp} {Home} {End} {Shift>}{ArrowDown}{/Shift} {ArrowDown}
  {Control>}{Shift>}{End}{/Shift}{/Control} {Control>}{Shift>}{Home}{/Shift}{/Control} {Escape} {Control>}[Space]{/Control}
  {ArrowDown} {Control>}{ArrowDown}{/Control} {Shift>}{End}{/Shift} {ArrowRight} {Home} {End} {PageDown} {Shift>}{Home}{/Shift}
  {Control>}{Home}{/Control} {Shift>}{PageDown}{/Shift} {ArrowUp} {Control>}a{/Control} space {Shift>}{ArrowDown}{/Shift}
  {Tab} {Shift>}{Tab}{/Shift} {ArrowDown} {Shift>}{Tab}{/Shift} {Tab} {Escape} {PageDown} {ArrowUp}
`;
const search = 'd pause b i s pause {ArrowRight} c e space pause space z';

const gridOf = (root: HTMLElement) => root.querySelector<HTMLTableElement>('table');

/** Describes focus and selection as a text with the same format for both tables. */
function trace(root: HTMLElement): string {
  const table = gridOf(root);
  const active = document.activeElement;
  const row = active?.closest('tr');
  const cell = active?.closest<HTMLTableCellElement>('td, th');
  const selected = [...(table?.tBodies[0]?.rows ?? [])].flatMap((bodyRow, index) =>
    bodyRow.ariaSelected === 'true' ? [index] : [],
  );
  const control = cell?.querySelector('a') === active ? ' link' : '';
  const place =
    !active || !table?.contains(active)
      ? `outside, at ${active?.textContent}`
      : row?.parentElement === table.tHead
        ? `header ${cell?.cellIndex}`
        : `row ${row?.sectionRowIndex}${cell ? ` cell ${cell.cellIndex}${control}` : ''}`;
  return `${place}; selected ${selected.join(' ') || 'none'}`;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let clock: StoppedClock | undefined;

async function perform(
  root: HTMLElement,
  keyboard: (keys: string) => Promise<void>,
  keySequence: string,
): Promise<string[]> {
  root.querySelector<HTMLElement>('button')?.focus();
  await keyboard('{Tab}');
  await frame();
  const traces = [`Tab: ${trace(root)}`];
  for (const word of keySequence.trim().split(/\s+/)) {
    const keys = word === 'space' ? ' ' : word;
    // Longer than the time after which a search ends.
    if (keys === 'pause') await clock?.advance(1050);
    else await keyboard(keys);
    await frame();
    traces.push(`${traces.length} ${keys}: ${trace(root)}`);
  }
  return traces;
}

const bothTables = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
    {[theirs, ours].map((table) => (
      <div key={table.props['aria-label'] ?? 'Ours'} style={{ minInlineSize: 900 }}>
        <button type="button">Before</button>
        {table}
        <button type="button">After</button>
      </div>
    ))}
  </div>
);
const sides = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('table')].map(
    (table) => table.closest<HTMLElement>('div[style*="900"]') ?? canvas,
  );

/** After each key of a long script, focus and selection equal those of react-aria's Table. */
export const SameKeys = meta.story({
  render: bothTables,
  play: async ({ canvasElement }) => {
    const keyboard = await realKeyboard();
    if (!keyboard) return;
    const [referenceTable = canvasElement, ourTable = canvasElement] = sides(canvasElement);
    sorts.ours.mockClear();
    sorts.theirs.mockClear();
    const expected = await perform(referenceTable, keyboard, script);
    const actual = await perform(ourTable, keyboard, script);
    await expect(expected.length).toBeGreaterThanOrEqual(50);
    await expect(actual).toEqual(expected);
    await expect(sorts.ours.mock.calls).toEqual(sorts.theirs.mock.calls);

    // The only intended difference: Page Up ends at the first row, while react-aria's continues to the header.
    await keyboard('{PageUp}');
    await expect(trace(ourTable)).toMatch(/^row 0/);
  },
});

/**
 * Typing finds the same rows in both tables. The clock is stopped, so that a busy machine can't add a pause between two
 * letters.
 */
export const SameSearch = meta.story({
  render: bothTables,
  beforeEach() {
    clock = stopClock();
    return () => clock?.restore();
  },
  play: async ({ canvasElement }) => {
    const keyboard = await realKeyboard();
    if (!keyboard) return;
    const [referenceTable = canvasElement, ourTable = canvasElement] = sides(canvasElement);
    const expected = await perform(referenceTable, keyboard, search);
    await expect(await perform(ourTable, keyboard, search)).toEqual(expected);
  },
});
