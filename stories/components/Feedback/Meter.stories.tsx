import { Meter, meterTones } from '@derrick/ui/Meter';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Meter,
  title: 'Components/Feedback/Meter',
  tags: ['autodocs'],
  args: { label: 'Storage', value: 38 },
});

/** Without `valueText` the value is a percentage in the language of the page. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Storage' });
    await expect(meter).toHaveAttribute('aria-valuenow', '38');
    await expect(meter).toHaveAttribute('aria-valuetext', '38%');
  },
});

/** A description names the meaning of the tone. Values outside of the range are clamped. */
export const Tones = meta.story({
  render: () => (
    <Rows>
      {meterTones.map((tone, index) => (
        <Meter
          key={tone}
          tone={tone}
          label="Storage"
          value={15 + index * 30}
          maxValue={100}
          valueText={`${15 + index * 30} of 100 GB`}
          description={tone === 'danger' ? 'Full: new files are rejected.' : undefined}
        />
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    const full = canvas.getAllByRole('meter').at(-1);
    await expect(full).toHaveAttribute('aria-valuenow', '100');
    await expect(full).toHaveAccessibleDescription('Full: new files are rejected.');
  },
});

export const Empty = meta.story({ args: { value: 0, valueText: '0 of 60 hours' } });

export const RightToLeftDark = meta.story({
  tags: ['test-full'],
  globals: { direction: 'rtl', theme: 'dark', locale: 'es' },
  args: { label: 'Almacenamiento' },
});
