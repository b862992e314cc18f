import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { customers } from '../../mocks/people.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, type StoryContext, startClean } from '../admin.tsx';
import { type Canvas, cardOf, desktop, OVERVIEW, ready } from './overview.ts';

const meta = preview.meta({
  ...adminAt(OVERVIEW),
  title: 'Screens/Overview/Overview',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...overviewHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  globals: desktop,
  play: async ({ canvas, step }) => {
    await ready(canvas);
    await step('shows the cards', async () => {
      const billable = await cardOf(canvas, 'Billable');
      await expect(billable).toHaveTextContent('$84,320.50');
      await expect(billable).toHaveTextContent('Today $3,140.00');
      await expect(billable).toHaveTextContent('+8.2%');
      const hours = await cardOf(canvas, 'Working Hours');
      await expect(hours).toHaveTextContent('3,906h');
      await expect(hours).toHaveTextContent('Today 61h');
      await expect(hours).toHaveTextContent('Down 2.4% compared with the same days of last month');
      await expect(hours.querySelector('[data-direction]')).toHaveAttribute('data-direction', 'down');
      await expect(await cardOf(canvas, 'Invoices')).toHaveTextContent('412');
    });
    await step('has a table with the values of the chart', async () => {
      const panel = await canvas.findByRole('region', { name: 'Hours logged this week' });
      await expect(panel).toHaveTextContent('290h');
      await expect(panel).toHaveTextContent('Hours count on the work date of their ticket.');
      const table = await within(panel).findByRole('table', { name: 'Hours logged this week' });
      const rows = within(table).getAllByRole('row').slice(1);
      await expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
        '38',
        '52',
        '47',
        '61',
        '58',
        '22',
        '12',
      ]);
      await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/^Monday, /);
      await expect(rows.filter((row) => row.getAttribute('aria-current') === 'true')).toHaveLength(1);
    });
    await step('lists the customers waiting for an invoice', async () => {
      const panel = await canvas.findByRole('region', { name: 'Waiting for an invoice' });
      const rows = (await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent);
      await expect(rows[0]).toMatch(/Caprock Midstream 31 not invoiced, 19 of them approved 214h$/);
      await expect(rows[4]).toMatch(/Llano Estacado Oil 1 not invoiced, approved 7\.5h$/);
    });
  },
});

/** Every card is a single link and a single tab stop, and leads to its list. */
export const Links = meta.story({
  beforeEach: ({ msw }) => msw.use(...invoiceHandlers.ready()),
  play: async ({ canvas, step }) => {
    await ready(canvas);
    const links = [
      ['Job Tickets (open job tickets)', '/dashboard/job-tickets'],
      ['Billable (open job tickets)', '/dashboard/job-tickets'],
      ['Working Hours (open job tickets)', '/dashboard/job-tickets'],
      ['Invoices (open invoices)', '/dashboard/invoices'],
      ['Aging report', '/dashboard/invoices/aging'],
      ['View all (Job Tickets)', '/dashboard/job-tickets?invoice=notInvoiced'],
    ] as const;
    await canvas.findByRole('link', { name: 'Caprock Midstream' });
    const stops = within(canvas.getByRole('main')).getAllByRole('link');
    // Each customer with waiting tickets links to them, and to the approved ones if there are some.
    await expect(stops).toHaveLength(links.length + 5 + 4);
    const caprock = customers.find(({ name }) => name === 'Caprock Midstream');
    await expect(canvas.getByRole('link', { name: 'Caprock Midstream' })).toHaveAttribute(
      'href',
      `/dashboard/job-tickets?customers=${caprock?.id}&invoice=notInvoiced`,
    );
    await expect(canvas.getByRole('link', { name: '19 of them approved' })).toHaveAttribute(
      'href',
      `/dashboard/invoice/create?customer=${caprock?.id}`,
    );
    for (const [name, href] of links) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await step('the tooltip on focus names the compared periods', async () => {
      canvas.getByRole('button', { name: /notification/i }).focus();
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: /^Job Tickets \(open/ });
      await waitFor(() => expect(link).toHaveFocus());
      await waitFor(() => {
        // The code of hints is loaded when the browser is idle: the first focus may come before.
        link.blur();
        link.focus();
        expect(within(document.body).getByRole('tooltip')).toHaveTextContent(
          'compares this month so far with the same days of last month',
        );
      });
      expect(link).toHaveAccessibleDescription(/compares this month so far/);
    });
    await step('the tooltip on focus names the day on which hours count', async () => {
      canvas.getByRole('link', { name: /^Working Hours \(open/ }).focus();
      await waitFor(() =>
        expect(within(document.body).getByRole('tooltip')).toHaveTextContent(
          'Hours count on the work date of their ticket.',
        ),
      );
    });
    await step('a press anywhere on the card opens its link', async () => {
      const card = await cardOf(canvas, 'Invoices');
      const { left, bottom } = card.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(within(card).getByRole('link'));
      await userEvent.click(within(card).getByRole('link'));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices'));
      await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
    });
  },
});

/** Loading: skeletons have the size of the content. */
export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.pending());
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Loading overview statistics...');
    await expect(text.offsetWidth).toBeGreaterThan(100);
    // In front of the empty cards.
    const { left, top, width, height } = text.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(text);
    for (const name of ['Job Tickets', 'Billable', 'Working Hours', 'Invoices']) {
      await expect(await cardOf(canvas, name)).toHaveAttribute('aria-busy', 'true');
    }
    await expect(canvas.getByRole('region', { name: 'Hours logged this week' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

const parts = ['Overview statistics', 'Hours logged this week', 'Waiting for an invoice'];

/** Returns positions and sizes of the three parts of the page. */
const placesOf = async (canvas: Canvas) =>
  Promise.all(
    parts.map(async (name) => {
      const { top, left, width, height } = (
        await canvas.findByRole('region', { name })
      ).getBoundingClientRect();
      return { name, top, left, width, height };
    }),
  );

const movesNothing = async (canvas: Canvas, sign: string) => {
  await canvas.findByText('Loading overview statistics...');
  const loading = await placesOf(canvas);
  await canvas.findAllByText(sign);
  await waitFor(() => expect(canvas.queryAllByText('Loading')).toHaveLength(0));
  await expect(await placesOf(canvas)).toEqual(loading);
};

/** The loading state has the size of the content, so nothing moves when it arrives. */
export const NothingMoves = meta.story({
  globals: desktop,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.slowly());
  },
  play: async ({ canvas }) => movesNothing(canvas, '1,248'),
});

/** The error state has the size of the content, so nothing moves when loading fails. */
export const NothingMovesWhenFailed = meta.story({
  globals: desktop,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.slowly(), ...overviewHandlers.serverError());
  },
  play: async ({ canvas }) => movesNothing(canvas, 'Failed to load overview statistics'),
});

export const NothingMovesOnPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.slowly());
  },
  play: async ({ canvas }) => movesNothing(canvas, '1,248'),
});

/** Loading fails: the page shows the text of the specification, the server's message and a Retry button. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load overview statistics')).toBeVisible();
    await expect(await canvas.findByText('Failed to load the hours of this week')).toBeVisible();
    await expect(await canvas.findByText('Failed to load waiting customers')).toBeVisible();
    await expect(canvas.getAllByText('The database is being moved. Try again in a minute.')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(3);
    await expect(canvas.queryByRole('group', { name: 'Billable' })).not.toBeInTheDocument();
  },
});

const saysWhatToDoFirst = (code: 'SECOND_FACTOR_MISSING' | 'OWN_PASSWORD_MISSING', message: string) => ({
  beforeEach({ msw }: StoryContext) {
    msw.use(...overviewHandlers.notYetAllowed(code, message));
  },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

/** The company now requires a second factor: the page shows the server's message, which explains where to set one up. */
export const SecondFactorMissing = meta.story(
  saysWhatToDoFirst('SECOND_FACTOR_MISSING', 'Please set up a second factor in your account first'),
);

/** An administrator has just set another password for the user: the page shows the server's message. */
export const OwnPasswordMissing = meta.story(
  saysWhatToDoFirst('OWN_PASSWORD_MISSING', 'Please choose a password of your own in your account first'),
);

/** Retry loads each part separately. The focus continues at its heading. */
export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.recovers());
  },
  play: async ({ canvas }) => {
    for (const name of parts) {
      const part = within(await canvas.findByRole('region', { name }));
      await userEvent.click(await part.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(part.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
      await waitFor(() => expect(part.getByRole('heading', { level: 2 })).toHaveFocus());
    }
    await ready(canvas);
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No response from server'))[0]).toBeVisible();
  },
});

/** The error reply has no message: the title names the failed request, and the text its status. */
export const SilentError = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.silent());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load overview statistics')).toBeVisible();
    await expect(canvas.getAllByText('HTTP 502 error')[0]).toBeVisible();
  },
});
