import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings, noRates } from '../../mocks/companyFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast } from '../technicians/people.ts';
import { COMPANY, save, settingsHandlers } from './company.ts';

const meta = preview.meta({
  ...adminAt(COMPANY),
  title: 'Screens/Company/Sections',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

/** The example follows the form before the user saves. */
export const Locale = meta.story({
  args: { location: `${COMPANY}/locale` },
  play: async ({ canvas }) => {
    const clock = await canvas.findByRole('combobox', { name: 'Clock' });
    await expect(canvas.getByText(/It is now .* [AP]M\. An amount looks like \$1,234\.50\./)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
    await userEvent.selectOptions(clock, 'h23');
    await expect(canvas.getByText(/It is now [^AP]*\. An amount/)).toBeVisible();
    await save(canvas);
    await expectToast('Settings saved');
  },
});

/** Another time zone: the currency, units and formats of its country are offered, and fill the form. */
export const AnotherCountry = meta.story({
  args: { location: `${COMPANY}/locale` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.ready({ locale: { ...companySettings.locale, isCurrencyFixed: false } }));
  },
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Mexico City');
    await userEvent.click(await canvas.findByRole('option', { name: 'America/Mexico City' }));
    await expect(
      await canvas.findByText(
        'Usual in Mexico: MXN · Kilometers · 12 hours (1:30 PM) · Week starts on: Sunday',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('MXN');
    await expect(canvas.getByRole('combobox', { name: 'Distances' })).toHaveValue('km');
    await expect(canvas.queryByText(/^Usual in Mexico/)).not.toBeInTheDocument();
  },
});

/** An invoice was issued after the page was loaded: the server rejects another currency. */
export const CurrencyRefused = meta.story({
  args: { location: `${COMPANY}/locale` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.currencyRefused());
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Currency' }), 'EUR');
    await save(canvas);
    await expect(
      (await canvas.findAllByText('The currency is fixed, because an invoice was issued'))[0],
    ).toBeVisible();
  },
});

export const Tickets = meta.story({
  args: { location: `${COMPANY}/tickets` },
  play: async ({ canvas }) => {
    const prefix = await canvas.findByRole('textbox', { name: /^Code prefix/ });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'JOB7');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Use up to 10 letters, digits and - / . _, without a digit at the end'),
    ).toBeVisible();
    await userEvent.type(prefix, '/');
    await expect(await canvas.findByText('A new ticket is called JOB7/10482.')).toBeVisible();
    const photo = () =>
      within(canvas.getByRole('group', { name: 'Needed to submit' })).getByRole('checkbox', {
        name: 'A photo',
      });
    await userEvent.click(photo());
    await save(canvas);
    await expectToast('Settings saved');
    await expect(photo()).toBeChecked();
  },
});

/** A rate applies from a day on. Tickets of earlier days keep the previous rate. */
/** A level without a rate: the field is empty, and the page says so instead of showing an amount of 0. */
export const RateNotSet = meta.story({
  args: { location: `${COMPANY}/rates` },
  beforeEach({ msw }) {
    const [level] = companySettings.rates.levels;
    if (!level) throw new Error('The story company has no levels');
    const rates = [{ ...noRates, from: null, workCents: 0 }];
    msw.use(
      ...companyHandlers.ready({
        rates: { ...companySettings.rates, version: 1, levels: [{ ...level, rates }] },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A ticket of .* has no hourly rate\.$/)).toBeVisible();
    const work = canvas.getByRole('textbox', { name: /^Hour of work/ });
    await expect(work).toHaveValue('');
    await userEvent.type(work, '95');
    await userEvent.tab();
    await expect(await canvas.findByText(/uses \$95\.00\/h for work/)).toBeVisible();
    await save(canvas);
    await expectToast('Settings saved');
  },
});

export const Rates = meta.story({
  args: { location: `${COMPANY}/rates` },
  play: async ({ canvas, step }) => {
    const [first] = await canvas.findAllByRole('region');
    await expect(first).toBeDefined();
    const message = /A ticket of .* uses \$95\.00\/h for work and \$95\.00\/h for travel\./;
    await expect(await canvas.findByText(message)).toBeVisible();
    await step('rejects a rate without a date', async () => {
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'Add a rate from a date' })[0] ?? document.body,
      );
      await save(canvas);
      await expect((await canvas.findAllByText('Please choose a day'))[0]).toBeVisible();
    });
    await step('removes the added rate again', async () => {
      const removes = canvas.getAllByRole('button', { name: 'Remove' });
      await userEvent.click(removes[1] ?? document.body);
      await expect(canvas.getAllByRole('button', { name: 'Remove' })).toHaveLength(1);
    });
    await step('rejects a rate with a fraction of a cent', async () => {
      const work = canvas.getAllByRole('textbox', { name: /^Hour of work/ })[0] ?? document.body;
      await userEvent.clear(work);
      await userEvent.type(work, '99.505');
      await save(canvas);
      await expect(
        (await canvas.findAllByText(/Amounts in this currency have 2 decimals at most\./))[0],
      ).toBeVisible();
    });
    await step('saves another rate', async () => {
      const work = canvas.getAllByRole('textbox', { name: /^Hour of work/ })[0] ?? document.body;
      await userEvent.clear(work);
      await userEvent.type(work, '99.5');
      await save(canvas);
      await expectToast('Settings saved');
      await waitFor(() => expect(canvas.getByText(/uses \$99\.50\/h for work/)).toBeVisible());
    });
  },
});

export const Invoices = meta.story({
  args: { location: `${COMPANY}/invoices` },
  play: async ({ canvas }) => {
    const pattern = await canvas.findByRole('textbox', { name: /^Number pattern/ });
    await userEvent.clear(pattern);
    await userEvent.type(pattern, 'F-{{N:4}');
    await expect(await canvas.findByText('The next invoice is F-1025.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Numbers restart each year' }));
    await save(canvas);
    await expect(
      (await canvas.findAllByText('Numbers that restart each year must show the year'))[0],
    ).toBeVisible();
    await userEvent.type(pattern, '/{{YY}');
    const days = canvas.getByRole('textbox', { name: 'Days after the due date' });
    await userEvent.clear(days);
    await userEvent.type(days, '14; 3');
    const card = canvas.getByRole('textbox', { name: 'Card' });
    await pasteInto(card, 'http://pay.example.test/{number}');
    await save(canvas);
    await expect((await canvas.findAllByText(/^Use an https address/))[0]).toBeVisible();
    await userEvent.clear(card);
    await pasteInto(card, 'https://pay.example.test/{number}?amount={amount}');
    await save(canvas);
    await expectToast('Settings saved');
    await expect(canvas.getByRole('textbox', { name: 'Days after the due date' })).toHaveValue('3, 14');
  },
});

export const People = meta.story({
  args: { location: `${COMPANY}/people` },
  play: async ({ canvas }) => {
    const domains = await canvas.findByRole('textbox', { name: 'Allowed email domains' });
    await userEvent.type(domains, '{Enter}not a domain!');
    await save(canvas);
    await expect(
      (await canvas.findAllByText('Please enter domains, such as permian.example'))[0],
    ).toBeVisible();
    await userEvent.clear(domains);
    await pasteInto(domains, 'permian.example, @ranger.example');
    await save(canvas);
    await expectToast('Settings saved');
    await expect(canvas.getByRole('textbox', { name: 'Allowed email domains' })).toHaveValue(
      'permian.example\nranger.example',
    );
  },
});

export const Data = meta.story({
  args: { location: `${COMPANY}/data` },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Entries are kept for' }),
      'ALWAYS',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Off/ }));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await save(canvas);
    await expectToast('Settings saved');
  },
});

export const RatesOnPhone = meta.story({
  args: { location: `${COMPANY}/rates` },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox', { name: /^Hour of work/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const InvoicesOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  args: { location: `${COMPANY}/invoices` },
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La próxima factura es INV-2026-01025.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RatesDarkInSpanish = meta.story({
  tags: ['test-full'],
  args: { location: `${COMPANY}/rates` },
  globals: { theme: 'dark', ...spanish },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox', { name: /^Hora de trabajo/ });
  },
});
