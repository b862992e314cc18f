import { listAuditLog } from '@derrick/domain/audit';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { auditHandlers } from '../../mocks/audit.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { failOnce, TRY_AGAIN } from '../../mocks/mock.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast, page, rowOf } from '../technicians/people.ts';

const LOG = '/dashboard/audit-log';

const meta = preview.meta({
  ...adminAt(LOG),
  title: 'Screens/Audit log/List',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...auditHandlers.ready());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Changed a ticket');
    for (const text of ['TK-10481', 'Maya Reyes', 'App']) await expect(row).toHaveTextContent(text);
    await expect(within(row).getByRole('link', { name: 'TK-10481' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/job-tickets/'),
    );
    await expect(await rowOf(canvas, 'Removed a file')).toHaveTextContent('In the background');
    // An event type of a newer server has no text yet: the row shows its identifier.
    await expect(await rowOf(canvas, 'Other action: starship.launch')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('starship.launch');
    // The column headers stay in sight below the top bar.
    await expect(canvas.getAllByRole('rowgroup')[0]).toHaveStyle({
      position: 'sticky',
      insetBlockStart: `${canvas.getByRole('banner').offsetHeight}px`,
    });
  },
});

/** A customer signed on the device of a technician: the customer is the actor, and the event names the technician. */
export const SignedOnTheSpot = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.signedOnTheSpot());
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Signed a ticket');
    await expect(row).toHaveTextContent('Ray Cole');
    await expect(row).not.toHaveTextContent('Luis Ortega');
    await userEvent.dblClick(within(row).getByRole('rowheader'));
    const drawer = within(await page().findByRole('dialog', { name: 'Signed a ticket' }));
    await expect(await drawer.findByRole('row', { name: /Recorded by — Luis Ortega/ })).toBeVisible();
  },
});

/** Opening a row shows the old and new value of each field and links to the other changes of the same request. */
export const Details = meta.story({
  play: async ({ canvas, step }) => {
    await step('shows fields before and after', async () => {
      await userEvent.dblClick(within(await rowOf(canvas, 'Changed a ticket')).getByRole('rowheader'));
      const drawer = within(await page().findByRole('dialog', { name: 'Changed a ticket' }));
      await expect(await drawer.findByRole('row', { name: /Work end 14:00 14:30/ })).toBeVisible();
      await expect(drawer.getByRole('row', { name: /Technician — Dana Whitfield/ })).toBeVisible();
      await expect(drawer.getByRole('row', { name: /Attachments — valve.jpg/ })).toBeVisible();
      await expect(drawer.getByText('203.0.113.7')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('shows amounts as money and statuses as words', async () => {
      await userEvent.dblClick(within(await rowOf(canvas, 'Changed a level')).getByRole('rowheader'));
      const level = within(await page().findByRole('dialog', { name: 'Changed a level' }));
      await expect(await level.findByRole('row', { name: 'Rate per hour $110.00 $115.00' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      const [approval] = await canvas.findAllByRole('rowheader', { name: 'Approved a ticket' });
      await userEvent.dblClick(approval ?? document.body);
      const ticket = within(await page().findByRole('dialog', { name: 'Approved a ticket' }));
      await expect(await ticket.findByRole('row', { name: 'Status Submitted Approved' })).toBeVisible();
      await expect(ticket.getByText('Super admin')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('names a secret and never shows its value', async () => {
      await userEvent.dblClick(within(await rowOf(canvas, 'Changed a password')).getByRole('rowheader'));
      const drawer = within(await page().findByRole('dialog', { name: 'Changed a password' }));
      await expect(
        await drawer.findByRole('row', { name: 'Password not recorded not recorded' }),
      ).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('names the user for whom the assistant acted', async () => {
      const row = await rowOf(canvas, 'Filled in a ticket from a text');
      await expect(within(row).getByText('Maya Reyes, by the assistant')).toBeVisible();
    });
    await step('opens another event of the same request', async () => {
      const rows = await canvas.findAllByRole('rowheader', { name: 'Approved a ticket' });
      await userEvent.dblClick(rows[0] ?? document.body);
      const drawer = within(await page().findByRole('dialog', { name: 'Approved a ticket' }));
      await userEvent.click(await drawer.findByRole('button', { name: 'Approved a ticket · TK-10480' }));
      await expect(await drawer.findByText('TK-10480')).toBeVisible();
    });
  },
});

/** The other events of the same request fail to load: the drawer shows the error, and Retry loads them. */
export const RelatedFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(listAuditLog, ({ query }) => Boolean(query.correlationId)));
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('rowheader', { name: 'Approved a ticket' });
    await userEvent.dblClick(rows[0] ?? document.body);
    const drawer = within(await page().findByRole('dialog', { name: 'Approved a ticket' }));
    await expect(await drawer.findByText(TRY_AGAIN)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    await expect(await drawer.findByRole('button', { name: 'Approved a ticket · TK-10480' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { location: `${LOG}?group=security` },
  play: async ({ canvas, step }) => {
    await rowOf(canvas, 'Signed in');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await step('filters by actor', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
      const form = within(await page().findByRole('dialog', { name: 'Filters' }));
      await userEvent.click(await form.findByRole('checkbox', { name: 'Sign-in and security' }));
      await userEvent.click(await form.findByRole('checkbox', { name: 'Óscar Villalobos' }));
      await userEvent.click(form.getByRole('button', { name: 'Apply Filter' }));
      await rowOf(canvas, 'Changed a password');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});

/** An event links to all events of its record, and the user can go back. */
export const OfOneRecord = meta.story({
  args: { location: `${LOG}?group=tickets` },
  play: async ({ canvas }) => {
    await userEvent.dblClick(within(await rowOf(canvas, 'Changed a ticket')).getByRole('rowheader'));
    const drawer = within(await page().findByRole('dialog', { name: 'Changed a ticket' }));
    await userEvent.click(drawer.getByRole('link', { name: 'All events of this record' }));
    await expect(await canvas.findByText('Only events of TK-10481')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Show all events' }));
    await rowOf(canvas, 'Signed in');
  },
});

/** Choosing a named range fills both dates. */
export const RangeByName = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Signed in');
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const form = within(await page().findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Range' }), 'Last 7 days');
    await userEvent.click(form.getByRole('button', { name: 'Apply Filter' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    const nextDialog = within(await page().findByRole('dialog', { name: 'Filters' }));
    await expect(await nextDialog.findByRole('combobox', { name: 'Range' })).toHaveDisplayValue(
      'Last 7 days',
    );
  },
});

export const Pages = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.many());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('TK-10060');
    await userEvent.click(canvas.getByRole('link', { name: 'Older' }));
    await canvas.findByText('TK-10035');
    await userEvent.click(canvas.getByRole('link', { name: 'Older' }));
    await canvas.findByText('TK-10001');
    await expect(canvas.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Newest' }));
    await canvas.findByText('TK-10060');
  },
});

/** The user exports the events that match search and filters, as JSON or CSV. A failed export shows a toast. */
export const Exported = meta.story({
  args: { location: `${LOG}?group=tickets` },
  play: async ({ canvas, context, step }) => {
    await rowOf(canvas, 'Changed a ticket');
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await page().findByRole('menuitem', { name }));
    };
    await step('exports JSON', async () => {
      await choose('JSON, for a program');
      await expectToast('Exported');
      await expect(page().getByText('audit-log-2026-11-21.json is in your downloads.')).toBeVisible();
    });
    await step('the server fails', async () => {
      context.msw.use(...auditHandlers.exportFails());
      await choose('CSV, for a spreadsheet');
      await expectToast('Export failed');
    });
  },
});

/** Older events were removed: a note below the oldest event gives their number and the last removed day. */
export const OlderRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.removed());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        '4,210 older entries, up to Nov 20, 2025, were removed because of your company’s retention period.',
      ),
    ).toBeVisible();
  },
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the log' }));
    await expectToast('12,408 entries, no gap');
  },
});

/** The oldest entries were written before the server sealed the log: the check reports that it can't verify them. */
export const PartlySealed = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.partlySealed());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the log' }));
    await expectToast(
      '12,408 entries, no gap',
      'The oldest 340 entries were there before this server sealed the log: the server cannot show that they are unchanged.',
    );
  },
});

/** Entries were replaced together with their hashes: the check reports tampering and the range of entries. */
export const Rewritten = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.rewritten());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the log' }));
    await expectToast(
      'The audit log was tampered with',
      'The entries up to number 11 do not match the server’s seal. Some of them were replaced, with all hashes.',
    );
  },
});

export const Altered = meta.story({
  beforeEach({ msw }) {
    msw.use(...auditHandlers.altered());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the log' }));
    await expectToast('The audit log was tampered with');
    await expect(page().getByText('Entry 3 was altered. The 2 before it are unchanged.')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...auditHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found')).toBeVisible();
  },
});

export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LOG}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing matches “helicopter”/)).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...auditHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search the audit log' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...auditHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load the audit log');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the log' }));
    await expectToast('The audit log could not be checked');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Cambió un ticket')).toHaveTextContent('Aplicación');
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar el registro' }));
    await expectToast('12,408 entradas, sin huecos');
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.dblClick(within(await rowOf(canvas, 'Changed a ticket')).getByRole('rowheader'));
    const drawer = within(await page().findByRole('dialog', { name: 'Changed a ticket' }));
    await drawer.findByRole('row', { name: /Work end/ });
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...auditHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Changed a ticket');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Cards span the full width of the screen, as in the other lists.
    await expect(canvas.getByRole('grid').getBoundingClientRect().width).toBe(window.innerWidth);
  },
});
