import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings, noRates } from '../../mocks/companyFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, startClean } from '../admin.tsx';
import { type Canvas, expectToast } from '../technicians/people.ts';
import { COMPANY, dialogNamed, save, settingsHandlers } from './company.ts';

/** Each section of the settings when saving fails and when another user saved first: the form keeps everything typed. */
const meta = preview.meta({
  ...adminAt(COMPANY),
  title: 'Screens/Company/Save Troubles',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

/**
 * Saves while the server fails, then on top of another user's changes. Returns the dialog that compares both versions.
 */
async function saveUntilChanged(canvas: Canvas) {
  await save(canvas);
  await expect(
    await canvas.findByText(/The settings could not be saved: The database is being moved/),
  ).toBeVisible();
  await save(canvas);
  const dialog = await dialogNamed('Another user has changed these settings');
  await expect(dialog.getByText(/Owen Brandt saved it 2 minutes ago/)).toBeVisible();
  return dialog;
}

async function saveBoth(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToast('Settings saved');
}

export const Profile = meta.story({
  args: { location: `${COMPANY}/profile` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('profile', { taxId: '75-7654321' }));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Company name/ }), ' II');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Permian Basin Co. II');
    await expect(canvas.getByRole('textbox', { name: 'Tax ID' })).toHaveValue('75-7654321');
  },
});

/** Another user changed the time zone: the user chooses the one to keep. */
export const Locale = meta.story({
  args: { location: `${COMPANY}/locale` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('locale', { timeZone: 'America/Denver', hourCycle: 'h23' }));
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Week starts on' }), 'MONDAY');
    const dialog = await saveUntilChanged(canvas);
    const zone = within(dialog.getByRole('group', { name: 'Time zone' }));
    await expect(zone.getByRole('radio', { name: /America\/Denver/ })).toBeChecked();
    await saveBoth(dialog);
    await expect(canvas.getByRole('combobox', { name: 'Week starts on' })).toHaveValue('MONDAY');
    await expect(canvas.getByRole('combobox', { name: 'Clock' })).toHaveValue('h23');
  },
});

export const Tickets = meta.story({
  args: { location: `${COMPANY}/tickets` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('tickets', { codePrefix: 'J-' }));
  },
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('textbox', { name: /^Long shift/ });
    await userEvent.clear(hours);
    await userEvent.type(hours, '14');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByRole('textbox', { name: /^Long shift/ })).toHaveValue('14');
    await expect(canvas.getByRole('textbox', { name: /^Code prefix/ })).toHaveValue('J-');
  },
});

export const Rates = meta.story({
  args: { location: `${COMPANY}/rates` },
  beforeEach({ msw }) {
    const levels = companySettings.rates.levels.map((level, index) =>
      index === 1 ? { ...level, rates: [{ ...noRates, from: null, workCents: 8_800 }] } : level,
    );
    msw.use(...companyHandlers.failsThenChanged('rates', { levels }));
  },
  play: async ({ canvas }) => {
    const [work] = await canvas.findAllByRole('textbox', { name: /^Hour of work/ });
    await userEvent.clear(work ?? document.body);
    await userEvent.type(work ?? document.body, '99.5');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByText(/uses \$99\.50\/h for work/)).toBeVisible();
  },
});

export const Invoices = meta.story({
  args: { location: `${COMPANY}/invoices` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('invoices', { taxLabel: 'VAT' }));
  },
  play: async ({ canvas }) => {
    const pattern = await canvas.findByRole('textbox', { name: /^Number pattern/ });
    await userEvent.clear(pattern);
    await userEvent.type(pattern, 'F-{{N:4}');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByRole('textbox', { name: /^Number pattern/ })).toHaveValue('F-{N:4}');
  },
});

export const People = meta.story({
  args: { location: `${COMPANY}/people` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('people', { sessionDays: 30 }));
  },
  play: async ({ canvas }) => {
    const shortest = await canvas.findByRole('textbox', { name: 'Shortest password, in characters' });
    await userEvent.clear(shortest);
    await userEvent.type(shortest, '12');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByRole('textbox', { name: 'Shortest password, in characters' })).toHaveValue('12');
  },
});

export const Data = meta.story({
  args: { location: `${COMPANY}/data` },
  beforeEach({ msw }) {
    msw.use(...companyHandlers.failsThenChanged('data', { allowsSpeech: false }));
  },
  play: async ({ canvas }) => {
    const retention = await canvas.findByRole('combobox', { name: 'Entries are kept for' });
    await userEvent.selectOptions(retention, 'ALWAYS');
    await saveBoth(await saveUntilChanged(canvas));
    await expect(canvas.getByRole('combobox', { name: 'Entries are kept for' })).toHaveValue('ALWAYS');
  },
});
