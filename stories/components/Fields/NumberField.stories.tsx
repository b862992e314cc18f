import { MoneyField } from '@derrick/ui/MoneyField';
import { NumberField } from '@derrick/ui/NumberField';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: NumberField,
  subcomponents: { MoneyField },
  title: 'Components/Fields/NumberField and MoneyField',
  tags: ['autodocs'],
  args: { label: 'Hours', onChange: fn() },
  decorators: [narrow],
});

/** The user types a number or uses the step buttons. An empty field is null. */
export const Basic = meta.story({
  args: { defaultValue: 8, minValue: 0, maxValue: 24, step: 0.5, description: 'In half hours.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Hours' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('8.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(8.5);
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(input).toHaveValue('9');
    // With a Content Security Policy that forbids setting markup from scripts, react-aria can still clear its
    // announcements.
    const region = document.querySelector('[data-live-announcer] > [role="log"]');
    await expect(region && Object.hasOwn(region, 'innerHTML')).toBe(true);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** The user types more decimals than the currency has: the field keeps them, so that the form can reject the amount. */
export const MoneyNotRounded = meta.story({
  render: () => (
    <Rows>
      <MoneyField label="Dollars" currency="USD" />
      <MoneyField label="Yen" currency="JPY" />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [name, typed] of [
      ['Dollars', '2.345'],
      ['Yen', '73.33'],
    ] as const) {
      const input = canvas.getByLabelText(name);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveDisplayValue(new RegExp(`${typed.replace('.', '\\.')}$`));
    }
  },
});

/** The currency determines the number of decimals, the language the separators. */
export const Money = meta.story({
  globals: { locale: 'es' },
  render: () => (
    <Rows>
      <MoneyField label="Dólares" currency="USD" defaultValue={1092.5} />
      <MoneyField label="Yenes" currency="JPY" defaultValue={1092} />
      <MoneyField label="Dinares" currency="KWD" defaultValue={1092.505} />
      <MoneyField label="Tarifa" currency="USD" errorMessage="Ingrese una tarifa" />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    const [dollars, yen, dinars] = ['Dólares', 'Yenes', 'Dinares'].map((name) => canvas.getByLabelText(name));
    await expect(dollars).toHaveDisplayValue(/1[.,]?092[.,]50/);
    await expect(yen).toHaveDisplayValue(/1[.,]?092$/);
    await expect(dinars).toHaveDisplayValue(/1[.,]?092[.,]505/);
    if (!dollars) return;
    await userEvent.clear(dollars);
    await userEvent.type(dollars, '7.5');
    await userEvent.tab();
    await expect(dollars).toHaveDisplayValue(/7\.50$/);
  },
});
