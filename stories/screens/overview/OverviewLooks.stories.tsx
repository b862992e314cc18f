import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { cardOf, desktop, fits, OVERVIEW, ready, tablet } from './overview.ts';

const meta = preview.meta({
  ...adminAt(OVERVIEW),
  title: 'Screens/Overview/Looks',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...overviewHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const LargeNumbers = meta.story({
  globals: desktop,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.large());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$128,432,050.99')).toBeVisible();
    await canvas.findByRole('figure');
    await fits();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish'],
  globals: { ...spanish, ...desktop },
  play: async ({ canvas }) => {
    const billable = await cardOf(canvas, 'Facturable');
    await waitFor(() => expect(billable).toHaveTextContent('$84,320.50'));
    await expect(billable).toHaveTextContent('Hoy $3,140.00');
    await expect(await cardOf(canvas, 'Horas de trabajo')).toHaveTextContent('3,906 h');
    await expect(await cardOf(canvas, 'Horas de trabajo')).toHaveTextContent('Baja 2.4');
    const panel = within(await canvas.findByRole('region', { name: 'Horas registradas esta semana' }));
    await expect((await panel.findAllByRole('rowheader'))[0]).toHaveTextContent(/^lunes, /);
    await expect(panel.getByText('mié')).toBeVisible();
    await expect(panel.getByText('Las horas cuentan en la fecha del trabajo de su ticket.')).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Por facturar' }));
    await expect(waiting.getByText(/^1 sin facturar/)).toBeVisible();
    await expect(waiting.getByText(/31 sin facturar/)).toBeVisible();
  },
});

export const SpanishError = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudieron cargar las estadísticas del resumen')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Reintentar' })[0]).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark', ...desktop },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await canvas.findByRole('figure')).toBeVisible();
  },
});

export const Tablet = meta.story({
  tags: ['test-full'],
  globals: tablet,
  play: async ({ canvas }) => {
    await ready(canvas);
    await canvas.findByRole('figure');
    await fits();
  },
});

/** On a phone the four cards are small, two per row, with their trends. */
export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await cardOf(canvas, 'Billable')).toHaveTextContent('Today $3,140.00');
    await canvas.findByRole('figure');
    await fits();
  },
});

export const PhoneLoading = meta.story({
  tags: ['test-full'],
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await cardOf(canvas, 'Billable')).toHaveAttribute('aria-busy', 'true');
    await fits();
  },
});

export const LargeNumbersOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.large());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$128,432,050.99')).toBeVisible();
    await canvas.findByRole('figure');
    await fits();
  },
});
