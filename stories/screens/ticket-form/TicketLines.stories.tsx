import { listJobTypes } from '@derrick/domain/jobTypes';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { failOnce } from '../../mocks/mock.ts';
import { savedInputs, ticketLineHandlers } from '../../mocks/ticketLines.ts';
import { adminAt } from '../admin.tsx';
import { expectToast, pick } from '../technicians/people.ts';
import { type Canvas, fill, formReady, startTicketForm, submit } from './form.ts';
import { section, total } from './lines.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, lines',
  beforeEach(context) {
    const end = startTicketForm(context);
    context.msw.use(...ticketLineHandlers.ready());
    return end;
  },
});

const line = (lines: Canvas, number: number) =>
  within(lines.getByRole('group', { name: new RegExp(`^Line ${number}`) }));

/** The rates of the work date fail to load: the lines show the error, and Retry loads them. */
export const RatesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(listJobTypes, ({ query }) => query.day !== undefined));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(await lines.findByText('Failed to load the hourly rates')).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(lines.queryByRole('alert')).not.toBeInTheDocument());
  },
});

/** Hours are computed from the times, at the saved rate. The total is up to date after every key. */
export const Billed = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    const hours = within(lines.getByRole('group', { name: 'Hours' }));
    for (const text of ['Labor', /^7\.5/, '$712.50', 'Travel', '$76.00'])
      await expect(hours.getByText(text)).toBeVisible();
    await expect(total(lines)).toHaveTextContent('$917.00');
    await expect(line(lines, 2).getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Late arrival, agreed with R. Calloway',
    );
    await expect(canvas.getByRole('textbox', { name: /^Cost reference/ })).toHaveValue('AFE 2026-118');

    await step('changing the end of work changes the hours', async () => {
      await fill(canvas.getByRole('textbox', { name: /^Work end/ }), '04:30');
      await expect(hours.getByText('$617.50')).toBeVisible();
      await expect(total(lines)).toHaveTextContent('$822.00');
    });
    await step('adds an item of the price book with its price', async () => {
      const picker = lines.getByRole('combobox', { name: 'Add from the price book' });
      await userEvent.click(picker);
      await userEvent.type(picker, 'frac');
      await userEvent.click(await canvas.findByRole('option', { name: 'Frac valve rental' }));
      await expect(line(lines, 3).getByRole('textbox', { name: 'Price' })).toHaveValue('$450.00');
      await expect(total(lines)).toHaveTextContent('$1,272.00');
      await expect(picker).toHaveValue('');
    });
    await submit(canvas, SAVE);
    await expectList(canvas);
    const [saved] = savedInputs;
    await expect(saved).toMatchObject({
      workDate: '2026-11-18',
      costReference: 'AFE 2026-118',
      workHours: 6.5,
    });
    await expect(saved?.lines).toMatchObject([
      { kind: 'ITEM', quantity: 2, unitPriceCents: 8925 },
      { kind: 'ADJUSTMENT', unitPriceCents: -5000, reason: 'Late arrival, agreed with R. Calloway' },
      { kind: 'ITEM', description: 'Frac valve rental', quantity: 1, unit: 'day' },
    ]);
    // The server uses the price of the saved customer and work date.
    await expect(saved?.lines?.[2]).not.toHaveProperty('unitPriceCents');
  },
});

/** The company has renamed the cost reference: the form shows the company's label. */
export const OwnWordForTheReference = meta.story({
  beforeEach({ msw }) {
    const { company } = users.SUPER_ADMIN;
    msw.use(
      ...authHandlers.signedIn({
        ...users.SUPER_ADMIN,
        company: { ...company, costReferenceLabel: 'AFE number' },
      }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'AFE number' })).toHaveValue('AFE 2026-118');
    await expect(canvas.queryByRole('textbox', { name: /^Cost reference/ })).toBeNull();
  },
});

/** Another job type has its own rate. */
export const OtherJobType = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await pick(canvas, /^Job type/, 'Inspection');
    await expect(await lines.findByText('$787.50')).toBeVisible();
    await expect(total(lines)).toHaveTextContent('$1,000.00');
  },
});

/** Hours keep the saved rate until a user who sets prices applies the rate of the work date. */
export const RateChanged = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.rateChanged());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(
      await lines.findByText(/^The rate of this job type for that day is now \$120\.00 an hour/),
    ).toBeVisible();
    await expect(total(lines)).toHaveTextContent('$917.00');
    await userEvent.click(lines.getByRole('button', { name: 'Use the rate of that day' }));
    await expect(total(lines)).toHaveTextContent('$1,124.50');
    await userEvent.click(lines.getByRole('button', { name: 'Keep the saved rate' }));
    await expect(total(lines)).toHaveTextContent('$917.00');
    await userEvent.click(lines.getByRole('button', { name: 'Use the rate of that day' }));
    await submit(canvas, SAVE);
    await expectList(canvas);
    await expect(savedInputs[0]).toMatchObject({ repriced: true });
  },
});

/** Another work date applies the rate of that date. */
export const OtherDay = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.rateOfDays());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(await lines.findByText('$712.50')).toBeVisible();
    const day = await canvas.findByRole('group', { name: /^Work date/ });
    const [part] = within(day).getAllByRole('spinbutton', { name: /day/ });
    part?.focus();
    await userEvent.keyboard('19');
    await expect(await lines.findByText('$900.00')).toBeVisible();
    await expect(total(lines)).toHaveTextContent('$1,124.50');
  },
});

/** The user types a line. Errors are shown at their field and in the summary. */
export const LineProblems = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    lines.getByRole('button', { name: 'Add line' }).focus();
    await userEvent.keyboard('{Enter}');
    const kind = line(lines, 3).getByRole('combobox', { name: 'Kind' });
    await waitFor(() => expect(kind).toHaveFocus());
    await step('rejects a line without a description', async () => {
      await submit(canvas, SAVE);
      await expect((await canvas.findAllByText(/Please describe this line/))[0]).toBeVisible();
    });
    await step('rejects an adjustment without a reason', async () => {
      await userEvent.selectOptions(kind, 'Adjustment');
      await expect(
        (await canvas.findAllByText(/Please enter the reason for this adjustment/))[0],
      ).toBeVisible();
      await expect(lines.getByText(/^Give the reason for an adjustment/)).toBeVisible();
    });
    await fill(line(lines, 3).getByRole('textbox', { name: 'Description' }), 'Goodwill');
    await submit(canvas, SAVE);
    await expectToast('Job ticket updated successfully!');
    await expect(savedInputs[0]?.lines?.[2]).toMatchObject({ kind: 'ADJUSTMENT', reason: 'Goodwill' });
  },
});

/**
 * A price with a fraction of a cent is not rounded: its line has no amount, and the field shows the number of decimals of
 * the currency.
 */
export const PriceWithTooManyDecimals = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    const price = line(lines, 1).getByRole('textbox', { name: 'Price' });
    await fill(price, '2.3456');
    await userEvent.tab();
    await expect(price).toHaveValue('$2.3456');
    await expect(total(lines)).toHaveTextContent('1 line has no price yet');
    await submit(canvas, SAVE);
    await expect(
      (await canvas.findAllByText(/Unit prices in this currency have 3 decimals at most\./))[0],
    ).toBeVisible();
    await expect(savedInputs).toHaveLength(0);
  },
});

/** A technician records used items, also those of the price book, and sees no amounts. */
export const PricesNotSeen = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN), ...ticketLineHandlers.withoutPrices());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(lines.getByText(/^7\.5/)).toBeVisible();
    const item = line(lines, 1);
    await expect(item.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await expect(item.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument();
    await userEvent.click(lines.getByRole('combobox', { name: 'Add from the price book' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Frac valve rental' }));
    await expect(line(lines, 3).getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Frac valve rental',
    );
    await expect(line(lines, 3).getByRole('combobox', { name: 'Unit' })).toHaveValue('day');
    await expect(lines.queryByText(/\$/)).not.toBeInTheDocument();
  },
});

/** A price is missing: the total shows the number of lines without a price. */
export const PriceMissing = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.unpriced());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(total(lines)).toHaveTextContent('$738.50');
    await expect(total(lines)).toHaveTextContent('1 line has no price yet');
  },
});

/** The lines of an approved ticket are read-only. */
export const LinesLocked = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.approved());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(lines.getByText('$712.50')).toBeVisible();
    await expect(lines.getAllByText('-$50.00')[0]).toBeVisible();
    await expect(lines.queryByRole('button')).not.toBeInTheDocument();
    await expect(total(lines)).toHaveTextContent('$917.00');
  },
});

export const PriceBookFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.priceBookFails());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await userEvent.click(lines.getByRole('combobox', { name: 'Add from the price book' }));
    await expect(await canvas.findByText('Failed to load the price book')).toBeVisible();
  },
});
