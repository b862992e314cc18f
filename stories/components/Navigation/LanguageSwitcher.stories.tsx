import { LanguageSwitcher } from '@derrick/ui/LanguageSwitcher';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: LanguageSwitcher,
  title: 'Components/Navigation/LanguageSwitcher',
  tags: ['autodocs'],
  args: {
    label: 'Language',
    languages: [
      { id: 'en', label: 'English (US)' },
      { id: 'es', label: 'Español' },
    ],
    value: 'en',
    onChange: fn(),
  },
  render: function Switching({ value, onChange, ...args }) {
    const [language, setLanguage] = useState(value);
    return (
      <LanguageSwitcher
        {...args}
        value={language}
        onChange={(id) => {
          setLanguage(id);
          onChange(id);
        }}
      />
    );
  },
});

/** A native select with the list of the operating system. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Español');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('es');
    await expect(select).toHaveDisplayValue('Español');
  },
});

/** Only the icon, in the size of a touch target, for the header of a phone. */
export const Compact = meta.story({
  args: { density: 'compact' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('combobox', { name: 'Language' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});

/** A switcher in a row is as wide as the chosen language, not as the longest one. */
export const AsWideAsItsValue = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    const english = select.offsetWidth;
    await userEvent.selectOptions(select, 'Español');
    await expect(select.offsetWidth).toBeLessThan(english);
    await expect(select.scrollWidth).toBe(select.clientWidth);
  },
});
