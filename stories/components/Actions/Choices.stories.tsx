import { Button } from '@derrick/ui/Button';
import { ButtonGroup } from '@derrick/ui/ButtonGroup';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { ThemeSwitcher } from '@derrick/ui/ThemeSwitcher';
import { ToggleButton } from '@derrick/ui/ToggleButton';
import { List, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: SegmentedControl,
  subcomponents: { ToggleButton, ButtonGroup, ThemeSwitcher },
  title: 'Components/Actions/SegmentedControl, ToggleButton, ButtonGroup',
  tags: ['autodocs'],
  args: { label: 'Density', items: [], onChange: fn() },
});

const densities = [
  { id: 'comfortable', label: 'Comfortable', icon: <Rows3 size={16} /> },
  { id: 'compact', label: 'Compact', icon: <List size={16} /> },
] as const;

function Example() {
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <Rows>
      <Row label="SegmentedControl">
        <SegmentedControl label="Density" items={densities} value={density} onChange={setDensity} />
        <SegmentedControl
          label="Density, icons"
          items={densities}
          value={density}
          onChange={setDensity}
          hasIconsOnly
          size="small"
        />
        <SegmentedControl
          label="Disabled"
          items={densities}
          value={density}
          onChange={setDensity}
          isDisabled
        />
      </Row>
      <Row label="ToggleButton">
        <ToggleButton>Night shift</ToggleButton>
        <ToggleButton defaultSelected>Mine only</ToggleButton>
      </Row>
      <Row label="ButtonGroup">
        <ButtonGroup label="Export">
          <Button>CSV</Button>
          <Button>PDF</Button>
        </ButtonGroup>
        <ButtonGroup label="Week" variant="attached">
          <Button>Previous</Button>
          <Button>Today</Button>
          <Button>Next</Button>
        </ButtonGroup>
      </Row>
    </Rows>
  );
}

/** Arrow keys choose a segment. A press toggles a toggle button. */
export const Basic = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const compact = canvas.getAllByRole('radio', { name: 'Compact' })[0];
    await userEvent.click(canvas.getAllByText('Comfortable')[0] ?? document.body);
    await userEvent.keyboard('{ArrowRight}');
    await expect(compact).toBeChecked();
    await expect(compact).toHaveFocus();
    const toggle = canvas.getByRole('button', { name: 'Night shift' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Choosing a theme changes the theme of the nearest KitProvider. */
export const Theme = meta.story({
  tags: ['one-theme'],
  render: () => <ThemeSwitcher />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(canvas.getByText('Light'));
    await expect(document.documentElement.dataset['theme']).toBe('light');
  },
});
