import { Button } from '@derrick/ui/Button';
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

/** Fixed columns become one, and buttons a stack with the last on top, on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <Grid columns={2} data-testid="columns">
        <Card>Hours</Card>
        <Card>Rates</Card>
      </Grid>
      <Inline isStackedOnPhone justify="end">
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [...canvas.getByTestId('columns').children].map((card) =>
      card.getBoundingClientRect(),
    );
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    const cancel = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThan(cancel.top);
    await expect(save.width).toBe(cancel.width);
  },
});

/** A list without markers; its children stay on one line, their texts on one baseline. */
export const List = meta.story({
  render: () => (
    <Stack as="ul" gap={4} data-testid="list">
      {names.map((name) => (
        <Inline key={name} as="li" align="baseline" justify="between" isOneLine>
          <Text size={18}>{name}</Text>
          <Text size={12}>38 hours</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
    await expect(getComputedStyle(canvas.getByTestId('list')).listStyleType).toBe('none');
  },
});
