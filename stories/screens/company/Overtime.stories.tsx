import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings } from '../../mocks/companyFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast } from '../technicians/people.ts';
import { COMPANY, save, settingsHandlers } from './company.ts';

const meta = preview.meta({
  ...adminAt(`${COMPANY}/rates`),
  title: 'Screens/Company/Overtime and standby',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

const { rates } = companySettings;

/** The company bills overtime after 8 hours a day and 40 a week, and standby. */
const turnedOn = companyHandlers.ready({
  rates: {
    ...rates,
    hasStandby: true,
    overtimeDailyHours: 8,
    overtimeWeeklyHours: 40,
    levels: rates.levels.map((level) => ({
      ...level,
      rates: level.rates.map((rate) => ({ ...rate, standbyCents: 4_500 })),
    })),
  },
});

/** Both are off: the levels show no rates for them. Turning them on shows a rate of each for every level. */
export const TurnOn = meta.story({
  play: async ({ canvas, step }) => {
    const daily = await canvas.findByRole('textbox', { name: /^Overtime after hours a day/ });
    await expect(canvas.queryByRole('textbox', { name: /^Hour of overtime/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: /^Factor of overtime/ })).not.toBeInTheDocument();
    await step('shows the factor and a rate of overtime', async () => {
      await userEvent.type(daily, '8');
      await userEvent.tab();
      await expect(await canvas.findByRole('textbox', { name: /^Factor of overtime/ })).toHaveValue('1.5');
      await expect(canvas.getAllByRole('textbox', { name: /^Hour of overtime/ }).length).toBeGreaterThan(1);
    });
    await step('shows a rate of standby and saves it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Bill standby/ }));
      const [standby] = await canvas.findAllByRole('textbox', { name: /^Hour of standby/ });
      await userEvent.type(standby ?? document.body, '45');
      await save(canvas);
      await expectToast('Settings saved');
      await expect(canvas.getAllByRole('textbox', { name: /^Hour of standby/ })[0]).toHaveDisplayValue(/45/);
    });
  },
});

/** An empty factor is rejected at its field. */
export const NoFactor = meta.story({
  beforeEach({ msw }) {
    msw.use(...turnedOn);
  },
  play: async ({ canvas }) => {
    const factor = await canvas.findByRole('textbox', { name: /^Factor of overtime/ });
    await userEvent.clear(factor);
    await save(canvas);
    await expect((await canvas.findAllByText(/Please enter a factor from 1 to 5/))[0]).toBeVisible();
  },
});

export const SpanishPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...turnedOn);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: /^Horas extra después de horas al día/ }),
    ).toHaveValue('8');
    await expect(canvas.getAllByRole('textbox', { name: /^Hora de espera/ })[0]).toHaveDisplayValue(/45/);
  },
});
