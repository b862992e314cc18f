import { Card } from '@derrick/ui/Card';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { Text } from '@derrick/ui/Text';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Stack,
  subcomponents: { Inline, Grid },
  title: 'Components/Layout/Stack, Inline, Grid',
  tags: ['autodocs'],
});

const names = ['Luis Ortega', 'Ana Prieto', 'Sam Whitfield', 'Maya Reyes'];

/** Stacks, rows and grids with as many columns as fit. All distances are spacing tokens. */
export const Basic = meta.story({
  render: () => (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        {names.map((name) => (
          <Text key={name}>{name}</Text>
        ))}
      </Inline>
      <Grid minColumnWidth="12rem" data-testid="grid">
        {names.map((name) => (
          <Card key={name} padding="medium">
            {name}
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const cards = [...canvas.getByTestId('grid').children].map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ width }) => Math.round(width))).size).toBe(1);
  },
});

/** A column is never wider than the screen. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Grid minColumnWidth="40rem">
      <Card>Hours logged this week</Card>
    </Grid>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
