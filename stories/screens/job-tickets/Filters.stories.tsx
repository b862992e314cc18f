import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { storyId } from '../../mocks/people.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

const LIST = '/dashboard/job-tickets';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Job tickets/Filters',
  args: { location: LIST },
  render: (args, context) => renderAdmin({ location: args.location ?? LIST }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const page = () => within(document.body);
const of = (name: string) => tickets.filter(({ technician }) => technician?.fullname === name);
const idOf = (name: string) => of(name)[0]?.technician?.id ?? '';
const ofDana = of('Dana Whitfield').length;

async function openFilters(canvas: Canvas, name: string | RegExp = /^Filters/) {
  await canvas.findByText('#TK-10482');
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(dialog.queryAllByText('Loading…')).toHaveLength(0));
  return dialog;
}

/** Drafted, then applied: back to page 1, list and counts loaded again, chips above the rows. */
export const Applying = meta.story({
  args: { location: `${LIST}?page=3` },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await waitFor(() => expect(canvas.getByText('21-30')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Dana Whitfield' }));
    await expect(dialog.getByRole('group', { name: 'Technician 1 selected' })).toBeVisible();
    await expect(canvas.getByText('21-30')).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await expect(chips.getByText('Technician: Dana Whitfield')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(`1-${Math.min(10, ofDana)}`)).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(String(ofDana)).length).toBeGreaterThan(0));
    await expect(canvas.getByText('With the filters applied')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
  },
});

/** Cancel, Escape and a press outside leave the list as it is. */
export const Cancelling = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Luis Ortega' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull();

    const again = await openFilters(canvas);
    await expect(again.getByRole('checkbox', { name: 'Luis Ortega' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

/** Without regard to case or accents; what is chosen stands first when the list is searched. */
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

/** The end before the start is an error at its field, and nothing is applied. */
export const DatesInverted = meta.story({
  args: { location: `${LIST}?from=2026-11-10` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas, 'Filters (1)');
    await expect(dialog.getByLabelText('From')).toHaveValue('2026-11-10');
    const to = dialog.getByLabelText('To');
    await userEvent.type(to, '2026-11-01');
    await expect(to).toHaveAccessibleDescription('The end is before the start');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(to).toHaveFocus();
    await expect(page().getByRole('dialog')).toBeVisible();
  },
});

/** From the address: a link that was shared, a reload, a step Back. Each chip goes by its own button. */
export const FromTheAddress = meta.story({
  args: {
    location: `${LIST}?technicians=${idOf('Dana Whitfield')},${idOf('Luis Ortega')}&from=2026-10-01&to=2026-11-20`,
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await waitFor(() => expect(chips.getByText('Technician: Luis Ortega')).toBeVisible());
    await expect(chips.getByText('From Oct 01, 2026')).toBeVisible();
    await expect(chips.getByText('To Nov 20, 2026')).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'Remove Technician: Dana Whitfield' }));
    await expect(chips.queryByText('Technician: Dana Whitfield')).toBeNull();
    await expect(chips.getByRole('button', { name: 'Remove Technician: Luis Ortega' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
});

/** Reset empties the draft; it is applied like any other. */
export const Reset = meta.story({
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas, 'Filters (1)');
    await expect(dialog.getAllByRole('checkbox')[0]).toHaveAccessibleName('Luis Ortega');
    await expect(dialog.getByRole('checkbox', { name: 'Luis Ortega' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(dialog.getByRole('checkbox', { name: 'Luis Ortega' })).not.toBeChecked();
    await expect(canvas.getByText('Technician: Luis Ortega')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await waitFor(() => expect(canvas.queryByText('Technician: Luis Ortega')).toBeNull());
  },
});

/** Filters that leave nothing can be taken away on the spot. */
export const NothingLeft = meta.story({
  args: { location: `${LIST}?to=1999-12-31` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ticket matches the filters that are applied.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
});

/** A company without people and customers. */
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

/** A thousand technicians: a part is drawn, scrolling brings more, searching finds everyone. */
export const ThousandTechnicians = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.manyTechnicians(1000));
  },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const technicians = within(dialog.getByRole('group', { name: /^Technician/ }));
    await expect(technicians.getAllByRole('checkbox').length).toBeLessThan(200);
    await userEvent.type(technicians.getByRole('searchbox'), 'member 1000');
    await userEvent.click(await technicians.findByRole('checkbox', { name: 'Crew member 1000' }));
    await expect(dialog.getByRole('group', { name: 'Technician 1 selected' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(await canvas.findByText('Technician: Crew member 1000')).toBeVisible();
  },
});

/** A link that names somebody who is not among the first hundred: the chip has the name, the filters have the choice. */
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

/** The options could not be loaded: they can be asked for again, and the other filters work. */
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

/** A server without calls for options sends them with the list. */
export const OptionsWithTheList = meta.story({
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.withoutOptionCalls());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Technician: Luis Ortega')).toBeVisible();
    const dialog = await openFilters(canvas, 'Filters (1)');
    await expect(await dialog.findByRole('checkbox', { name: 'Luis Ortega' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Apache Ridge Energy' })).toBeVisible();
  },
});

/** Part of a date is none: it is asked about, not left out. */
export const HalfADate = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    const from = dialog.getByLabelText('From');
    Object.defineProperty(from, 'validity', { value: { badInput: true } });
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(from).toHaveAccessibleDescription('Please complete the date');
    await expect(from).toHaveFocus();
    await expect(page().getByRole('dialog')).toBeVisible();
  },
});

/** A link from somebody who could filter by a person that is not there any more. */
export const NobodyKnown = meta.story({
  args: { location: `${LIST}?technicians=0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e11` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Technician: Unknown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Technician: Unknown' }));
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
});

/** Fills the screen. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await expect(page().getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Priya Nair' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(await canvas.findByText('Technician: Priya Nair')).toBeVisible();
  },
});

export const Spanish = meta.story({
  globals: spanish,
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-10-01` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros (2)' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filtros' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Luis Ortega' })).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Técnico 1 elegido' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Aplicar filtro' })).toBeVisible();
    await expect(await canvas.findByText('Técnico: Luis Ortega')).toBeInTheDocument();
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...phone, ...spanish },
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-10-01` },
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { name: /^Filtros/ }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filtros' }));
    await expect(dialog.getByLabelText('Desde')).toHaveValue('2026-10-01');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { location: `${LIST}?technicians=${idOf('Luis Ortega')}&from=2026-11-10` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await userEvent.type(dialog.getByLabelText('To'), '2026-11-01');
    await expect(dialog.getByText('The end is before the start')).toBeVisible();
  },
});
