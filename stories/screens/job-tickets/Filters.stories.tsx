import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { jobTypes } from '../../mocks/jobTypeFixtures.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt } from '../admin.tsx';
import { danaTicketCount, dateOfField, idOf, openFilters, typeDate } from './ticketFilters.ts';
import { LIST, page, ready, startSignedIn } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/Filters',
  beforeEach: startSignedIn,
});

/**
 * The user drafts filters and applies them: the list returns to page 1, list and counts reload, and chips appear above
 * the rows.
 */
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
    await waitFor(() => expect(canvas.getByText(`1-${Math.min(10, danaTicketCount)}`)).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(String(danaTicketCount)).length).toBeGreaterThan(0));
    await expect(canvas.getByText('With the filters applied')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
  },
});

/** Cancel, Escape and a press outside leave the list unchanged. */
export const Cancelling = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Luis Ortega' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull();

    const reopened = await openFilters(canvas);
    await expect(reopened.getByRole('checkbox', { name: 'Luis Ortega' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

/** The end date is before the start date: the field shows an error, and nothing is applied. */
export const DatesInverted = meta.story({
  args: { location: `${LIST}?from=2026-11-10` },
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas, 'Filters (1)');
    await expect(dateOfField(dialog, 'From')).toBe('11/10/2026');
    await typeDate(dialog, 'To', '11012026');
    const to = dialog.getByRole('group', { name: 'To' });
    await expect(to).toHaveAccessibleDescription(/The end is before the start/);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(within(to).getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await expect(page().getByRole('dialog')).toBeVisible();
  },
});

/** The address (a shared link, a reload, Back) sets the filters. Each chip has its own remove button. */
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

/** A link from the assistant's answer filters by a job type. The user chooses another one in the filters. */
export const ByJobType = meta.story({
  args: { location: `${LIST}?jobTypes=${jobTypes[1]?.id}` },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await waitFor(() => expect(chips.getByText('Job type: Inspection')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
    const list = within(dialog.getByRole('group', { name: 'Job type 1 selected' }));
    await userEvent.click(await list.findByRole('checkbox', { name: 'Inspection' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Pump service' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await expect(await chips.findByText('Job type: Pump service')).toBeVisible();
    await expect(chips.queryByText('Job type: Inspection')).toBeNull();
  },
});

/** Reset clears the draft. The user applies it like any other draft. */
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

/** The filters match no ticket: the user can clear them from the message. */
export const NothingLeft = meta.story({
  args: { location: `${LIST}?to=1999-12-31` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ticket matches the filters that are applied.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  },
});

/** An incomplete date is an error: the field shows it, and nothing is applied. */
export const HalfADate = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await typeDate(dialog, 'From', '1110');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    const from = dialog.getByRole('group', { name: 'From' });
    await expect(from).toHaveAccessibleDescription(/Enter the complete date/);
    await expect(within(from).getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await expect(page().getByRole('dialog')).toBeVisible();
  },
});

/** The user filters by tickets on an invoice or on none. The chip's button removes the filter. */
export const ByInvoice = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Not Invoiced' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /#TK-10482/ })).toBeNull());
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row).toHaveTextContent('Not Invoiced');
    // The counters ignore this filter: each links to its own tickets.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Assigned to Invoice' })).toHaveTextContent('163'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: Not Invoiced' }));
    await ready(canvas);
  },
});

/** The user filters by review status. Tickets on an invoice show no badge for their review status. */
export const ByReview = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('#TK-10482');
    await expect(canvas.getByRole('row', { name: /#TK-10482/ })).not.toHaveTextContent('Submitted');
    await expect(canvas.getByRole('row', { name: /#TK-10481/ })).toHaveTextContent('Not InvoicedSubmitted');
    const dialog = await openFilters(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Changes requested' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Approved' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /#TK-10482/ })).toBeNull());
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row).toHaveTextContent('Not Invoiced');
      await expect(row).toHaveTextContent(/Changes requested|Approved/);
    }
    await expect(canvas.getByRole('button', { name: 'Remove Review: Approved' })).toBeVisible();
  },
});

/** The range applies to the work date. The chip shows it, and the address stores it. */
export const ByWorkDate = meta.story({
  args: { location: `${LIST}?from=2026-11-20` },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    await expect(chips.getByText('From Nov 20, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const dialog = within(await page().findByRole('dialog', { name: /^Filters/ }));
    const dateKind = dialog.getByRole('combobox', { name: 'Date' });
    await expect(dateKind).toHaveDisplayValue('Created Date');
    await userEvent.selectOptions(dateKind, 'Work date');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    await waitFor(() => expect(chips.getByText('Worked from Nov 20, 2026')).toBeVisible());
    await expect(chips.queryByText('From Nov 20, 2026')).not.toBeInTheDocument();
  },
});

/** The user filters by signature: the list shows the unsigned tickets, and the address and the chip name the filter. */
export const BySignature = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await openFilters(canvas);
    const group = within(dialog.getByRole('group', { name: /^Signature/ }));
    await expect(group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Signed',
      'Waiting for signature',
      'Not signed',
    ]);
    await userEvent.click(group.getByRole('checkbox', { name: 'Waiting for signature' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filter' }));
    const count = tickets.filter(({ signatureState }) => signatureState === 'waiting').length;
    await waitFor(() => expect(canvas.getByText('1-10').parentElement).toHaveTextContent(`from ${count}`));
    await step('removing the chip shows all tickets again', async () => {
      const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
      await expect(chips.getByText('Signature: Waiting for signature')).toBeVisible();
      await userEvent.click(chips.getByRole('button', { name: /Waiting for signature/ }));
      await waitFor(() => expect(canvas.getByText('1-10').parentElement).toHaveTextContent('from 248'));
    });
  },
});

/** The address sets the signature filter. */
export const SignatureFromTheAddress = meta.story({
  args: { location: `${LIST}?signature=signed,unsigned` },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }));
    for (const chip of ['Signature: Signed', 'Signature: Not signed'])
      await expect(chips.getByText(chip)).toBeVisible();
    const count = tickets.filter(({ signatureState }) => signatureState !== 'waiting').length;
    await waitFor(() => expect(canvas.getByText('1-10').parentElement).toHaveTextContent(`from ${count}`));
  },
});
