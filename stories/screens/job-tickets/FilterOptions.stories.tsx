import { listTicketTechnicians } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { failOnce } from '../../mocks/mock.ts';
import { storyId } from '../../mocks/people.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt } from '../admin.tsx';
import { openFilters } from './ticketFilters.ts';
import { LIST, page, startSignedIn } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Filter options',
  beforeEach: startSignedIn,
});

/** The search ignores case and accents. Chosen options are listed first in the results. */
export const Searching = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const technicians = within(dialog.getByRole('group', { name: /^Technician/ }));
    const field = technicians.getByRole('searchbox', { name: 'Search in Technician' });
    await userEvent.type(field, 'TOMAS b');
    await expect(technicians.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(technicians.getByRole('checkbox', { name: 'Tomás Beltrán' }));
    await userEvent.clear(field);
    await expect(technicians.getAllByRole('checkbox')[0]).toHaveAccessibleName('Tomás Beltrán');

    await userEvent.type(field, 'nobody');
    await expect(technicians.getByText('No data')).toBeVisible();
    await expect(technicians.queryAllByRole('checkbox')).toHaveLength(0);
  },
});

/** A company without technicians and customers. */
export const NoData = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.emptyCompany());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No tickets found');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(dialog.getAllByText('No data')).toHaveLength(2));
  },
});

/** A thousand technicians: a part is rendered, scrolling renders more, and the search finds all of them. */
export const ThousandTechnicians = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.manyTechnicians(1000));
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const technicians = within(dialog.getByRole('group', { name: /^Technician/ }));
    await expect(technicians.getAllByRole('checkbox').length).toBeLessThan(200);
    // The last visible option is cut off, which shows that the list scrolls.
    const rows = technicians.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    const edge = technicians.getByRole('list').getBoundingClientRect().bottom - 4;
    await expect(rows.some(({ top, bottom }) => top < edge && edge < bottom - 4)).toBe(true);
    await pasteInto(technicians.getByRole('searchbox'), 'member 1000');
    await userEvent.click(await technicians.findByRole('checkbox', { name: 'Crew member 1000' }));
    await expect(dialog.getByRole('group', { name: 'Technician 1 selected' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(await canvas.findByText('Technician: Crew member 1000')).toBeVisible();
  },
});

/**
 * A link names a technician who is not among the first hundred: the chip shows the name, and the filters show the choice.
 */
export const FarDownTheAlphabet = meta.story({
  args: { location: `${LIST}?technicians=${storyId(2, 1000 + 899)}` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.manyTechnicians(1000));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Technician: Crew member 900')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Crew member 900' })).toBeChecked();
  },
});

/** The name behind an id fails to load: the chip shows the error instead of "Unknown", and Retry shows the name. */
export const NameFails = meta.story({
  args: { location: `${LIST}?technicians=${storyId(2, 1000 + 899)}` },
  beforeEach({ msw }) {
    msw.use(
      failOnce(listTicketTechnicians, ({ query }) => query.ids.length > 0),
      ...ticketHandlers.manyTechnicians(1000),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove Technician: Failed to load' }),
    ).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Technician: Crew member 900')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A search among the options fails: the list shows the error, and Retry finds the technician. */
export const SearchFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      failOnce(listTicketTechnicians, ({ query }) => (query.search ?? '') !== ''),
      ...ticketHandlers.manyTechnicians(1000),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const technicians = within(dialog.getByRole('group', { name: /^Technician/ }));
    await userEvent.click(technicians.getByRole('searchbox'));
    await userEvent.paste('member 1000');
    const alert = within(await dialog.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(await technicians.findByRole('checkbox', { name: 'Crew member 1000' })).toBeVisible();
  },
});

/** The options fail to load: the user can retry, and the other filters work. */
export const OptionsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.optionsRecover());
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The database is being moved');
    await expect(await dialog.findByRole('checkbox', { name: 'Apache Ridge Energy' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Luis Ortega' })).toBeVisible();
  },
});

/** A link filters by a technician who no longer exists: the chip shows "Unknown" and can be removed. */
export const NobodyKnown = meta.story({
  args: { location: `${LIST}?technicians=0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e11` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Technician: Unknown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Technician: Unknown' }));
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
});
