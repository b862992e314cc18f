import { listTechnicians, type Technician, technicianEndpoints } from '@derrick/domain/technicians';
import { Button } from '@derrick/ui/Button';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useLoadedParts, useMessages } from '../../apps/admin/src/core/i18n/MessagesProvider.tsx';
import {
  DataList,
  ListPage,
  PersonCell,
  useBulkDelete,
  useDelete,
  useList,
} from '../../apps/admin/src/patterns/list/index.ts';
import { technicianHandlers } from '../mocks/peopleHandlers.ts';
import { signedIn } from '../mocks/session.ts';
import { phone, startClean } from '../screens/admin.tsx';
import { AppContext } from './AppContext.tsx';

const PATH = '/dashboard/technicians';

const personColumns = (): DataTableColumn<Technician>[] => [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cardRole: 'title',
    cell: ({ fullname, photo }) => <PersonCell name={fullname} photo={photo} />,
  },
  { id: 'email', header: 'Email', cardRole: 'subtitle', cell: ({ email }) => email },
  { id: 'status', header: 'Status', isSortable: true, cardRole: 'badge', cell: ({ status }) => status },
];

/** Number of times each name was rendered, by name. */
const renders = new Map<string, number>();

const countedColumns = (): DataTableColumn<Technician>[] => [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullname }) => {
      renders.set(fullname, (renders.get(fullname) ?? 0) + 1);
      return fullname;
    },
  },
];

/** A list that counts how often its rows are rendered, and a button that loads messages like an overlay does. */
function CountedTechnicians() {
  const messages = useMessages();
  const parts = useLoadedParts();
  return (
    <>
      <Button onPress={() => messages.load('notifications')}>Load more messages</Button>
      {parts.has('notifications') && <p>More messages are loaded</p>}
      <Technicians columns={countedColumns} />
    </>
  );
}

/** A complete list screen: request, columns and row actions. */
function Technicians({ columns = personColumns }: { columns?: () => DataTableColumn<Technician>[] }) {
  const list = useList(listTechnicians, { name: 'technicians', path: PATH });
  const deletion = useDelete(list, technicianEndpoints.remove, 'technicians');
  const bulkDeletion = useBulkDelete(list, technicianEndpoints.remove, 'technicians');
  return (
    <ListPage>
      {bulkDeletion.results}
      <DataList
        list={list}
        columns={columns}
        columnChoiceKey="derrick.storyColumns"
        labelOf={({ fullname }) => fullname}
        rowMenu={{
          label: ({ fullname }) => `Actions for ${fullname}`,
          items: () => [{ id: 'delete', label: 'Delete', tone: 'danger' }],
          onAction: (_action, { id, fullname }) => deletion.ask({ id, label: fullname }),
        }}
        selectionActions={bulkDeletion.button}
        createAction={<Button variant="primary">Add somebody</Button>}
      />
      {deletion.dialog}
      {bulkDeletion.dialog}
    </ListPage>
  );
}

const meta = preview.meta({
  component: AppContext,
  title: 'Patterns/List',
  args: { location: PATH, messages: ['technicians', 'people'] as const, children: <Technicians /> },
  parameters: { layout: 'padded' },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready());
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);
const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Abigail Stone');
    await expect(canvas.getByText('1-10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('11-20')).toBeVisible();
  },
});

/** The page loads, and messages of another part arrive later: each row is rendered once. */
export const RowsRenderedOnce = meta.story({
  args: { children: <CountedTechnicians /> },
  beforeEach: () => renders.clear(),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Abigail Stone');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more messages' }));
    await expect(await canvas.findByText('More messages are loaded')).toBeVisible();
    await expect([...renders.values()]).toEqual(Array(10).fill(1));
  },
});

/** Loading: skeletons have the size of rows, so nothing moves when the rows arrive. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.pending());
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
  },
});

/** The list is empty: the button that creates the first row is also in the middle of the page. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technicians found')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add somebody' })).toHaveLength(2);
  },
});

/** The search has no result: the user can clear it from the message. */
export const NothingFound = meta.story({
  args: { location: `${PATH}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No technician matches “helicopter”/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('helicopter');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await rowOf(canvas, 'Abigail Stone');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** The address, e.g. an old link, names a page after the last one: the list shows the last page. */
export const PastTheEnd = meta.story({
  args: { location: `${PATH}?page=900` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21-26')).toBeVisible();
  },
});

/** Loading fails: the list shows the server's message and a Retry button. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The database is being moved. Try again in a minute.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await rowOf(canvas, 'Abigail Stone');
  },
});

/** Selected rows stay selected on other pages. The selection bar acts on all of them. */
export const Selection = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(within(await rowOf(canvas, 'Abigail Stone')).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    // The rows of the previous page stay until the new rows arrive.
    await waitFor(() => expect(canvas.queryByText('Abigail Stone')).not.toBeInTheDocument());
    const [, firstRow = document.body] = canvas.getAllByRole('row');
    await userEvent.click(within(firstRow).getByRole('checkbox'));
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await page().findByRole('alertdialog')).toHaveTextContent('2 technicians');
  },
});

/** The server rejects the deletion of some rows: they return to the list, with the reasons above it. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteFails());
  },
  play: async ({ canvas }) => {
    await userEvent.click(within(await rowOf(canvas, 'Abigail Stone')).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await page().findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Abigail Stone: They have open tickets')).toBeVisible();
    await rowOf(canvas, 'Abigail Stone');
  },
});

/** The user chooses the columns of the list. */
export const Columns = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Abigail Stone');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull());
  },
});

/** On a phone rows become cards. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Abigail Stone');
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
