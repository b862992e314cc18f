import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { assistantHandlers } from '../../mocks/assistant.ts';
import { authHandlers, users } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const { company } = users.SUPER_ADMIN;
const withAssistant = { ...users.SUPER_ADMIN, company: { ...company, assistant: 'LOCAL' as const } };

const meta = preview.meta({
  ...adminAt('/dashboard/overview'),
  title: 'Screens/Overview/Ask',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...overviewHandlers.ready(), ...ticketHandlers.ready());
    msw.use(...authHandlers.me(withAssistant), ...assistantHandlers.ready());
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

async function ask(canvas: Canvas, title = 'Ask your tickets') {
  const panel = within(await canvas.findByRole('region', { name: title }));
  await pasteInto(panel.getByRole('textbox'), 'Hours by technician');
  await userEvent.keyboard('{Enter}');
  return panel;
}

/** The answer consists of a sentence, a few rows, the interpretation, and a link to the list with the same filters. */
export const Answered = meta.story({
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText(/^62\.5 hours of work for/)).toBeVisible();
    await expect(within(panel.getByRole('table')).getAllByRole('row')).toHaveLength(4);
    const link = panel.getByRole('link', { name: 'Open in Job Tickets' });
    await expect(link.getAttribute('href')).toMatch(
      /^\/dashboard\/job-tickets\?(?=.*customers=)(?=.*from=2026-11-16)(?=.*to=2026-11-22)(?=.*date=workDate)/,
    );
    const [remove] = within(panel.getByRole('list', { name: 'What was understood' })).getAllByRole('button');
    if (remove) await userEvent.click(remove);
    await expect(await panel.findByRole('link', { name: 'Open in Job Tickets' })).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Group by' }), 'week');
    await expect(await panel.findByRole('figure')).toBeVisible();
  },
});

/** Invoiced amounts: the answer names the kind of amount and the rows that are left out, and links to the invoices. */
export const InvoicedByCustomer = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.invoiced()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText(/on issued invoices, with tax/)).toBeVisible();
    await expect(panel.getByText(/12 of 31 customers are shown/)).toBeVisible();
    const rows = within(panel.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(14);
    await expect(rows.at(-1)).toHaveTextContent('The others together (19)$10,200.00');
    const link = panel.getByRole('link', { name: 'Open in Invoices' });
    await expect(link.getAttribute('href')).toMatch(
      /^\/dashboard\/invoices\?(?=.*status=)(?=.*from=2026-11-01)(?=.*to=2026-11-30)/,
    );
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Group by' }), 'month');
    await expect(await panel.findByRole('figure')).toBeVisible();
  },
});

export const InvoicedByCustomerSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.invoicedSpanish()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas, 'Pregunte a sus tickets');
    await expect(await panel.findByText(/Se muestran 12 de 31 clientes/)).toBeVisible();
    const rows = within(panel.getByRole('table')).getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('El resto en conjunto (19)$10,200.00');
    await expect(panel.getByRole('link', { name: 'Abrir en Facturas' })).toBeVisible();
  },
});

export const InvoicedPhone = meta.story({
  tags: ['test-full'],
  globals: phone,
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.invoiced()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText('The others together (19)')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A list with more tickets than rows: the last row states how many are left out. */
export const LongList = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.longList()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText('19 more tickets are not shown')).toBeVisible();
  },
});

/** The answer to a superlative is a name. The last row states the sum of all other technicians. */
export const TopTechnician = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.topTechnician()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText(/the most of all technicians/)).toBeVisible();
    await expect(panel.getByText('The others together (2)')).toBeVisible();
  },
});

/** Interpreting the question takes too long: the panel shows the server's message and keeps the question. */
export const ReadingTooSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.slow()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByRole('alert')).toHaveTextContent(/^The assistant took too long/);
    await expect(panel.getByRole('textbox')).toHaveValue('Hours by technician');
  },
});

export const NotUnderstood = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.notUnderstood()),
  play: async ({ canvas, msw }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByText(/^I did not understand/)).toBeVisible();
    const examples = panel.getAllByRole('listitem');
    await expect(examples).toHaveLength(4);
    msw.use(...assistantHandlers.ready());
    await userEvent.click(panel.getByRole('button', { name: 'How many tickets last week?' }));
    await expect(await panel.findByText(/^62\.5 hours/)).toBeVisible();
  },
});

export const AskingFails = meta.story({
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.serverError()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    // Screen readers announce the error at once.
    await expect(await panel.findByRole('alert')).toHaveTextContent('The database is being moved');
    await expect(panel.getByRole('textbox')).toHaveValue('Hours by technician');
  },
});

/** The provider fails: a notice about it is shown separately from the message that the question was not understood. */
export const ProviderFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.askNotice('providerSlow')),
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    const notice = await panel.findByText(/^Your provider took too long, and our own engine/);
    await expect(notice).toBeVisible();
    await expect(notice.closest('[aria-live]')).toHaveTextContent(/I did not understand/);
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const NotUnderstoodSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.notUnderstoodSpanish()),
  play: async ({ canvas }) => {
    const panel = await ask(canvas, 'Pregunte a sus tickets');
    const message = await panel.findByText(/^No entendí esta pregunta/);
    await expect(message.closest('[aria-live=polite]')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Tickets por aprobar' })).toBeVisible();
  },
});

export const AskedSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const panel = await ask(canvas, 'Pregunte a sus tickets');
    await expect(await panel.findByRole('link', { name: 'Abrir en Tickets de trabajo' })).toBeVisible();
    await expect(within(panel.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  },
});

export const AskedPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const panel = await ask(canvas);
    await expect(await panel.findByRole('link', { name: 'Open in Job Tickets' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AskedPhoneSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    const panel = await ask(canvas, 'Pregunte a sus tickets');
    await expect(await panel.findByRole('link', { name: 'Abrir en Tickets de trabajo' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
