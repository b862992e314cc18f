import { Tree, type TreeNode } from '@derrick/ui/Tree';
import { Factory, Gauge } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const factory = <Factory size={16} />;
const gauge = <Gauge size={16} />;

const fields: TreeNode[] = [
  {
    id: 'bakken',
    label: 'Bakken',
    icon: factory,
    note: '2 wells',
    items: [
      {
        id: 'bakken-4',
        label: 'Bakken Federal 4-22H',
        icon: gauge,
        items: [
          { id: 'pump', label: 'Pump 1' },
          { id: 'separator', label: 'Separator' },
        ],
      },
      { id: 'bakken-7', label: 'Bakken Federal 7-03H', icon: gauge },
    ],
  },
  { id: 'ridgeback', label: 'Ridgeback', icon: factory, note: '0 wells', items: [] },
  { id: 'closed', label: 'Closed field', isDisabled: true },
];

const meta = preview.meta({
  component: Tree,
  title: 'Components/Data/Tree',
  tags: ['autodocs'],
  args: {
    label: 'Fields and wells',
    items: fields,
    defaultExpandedKeys: new Set(['bakken']),
    onExpandedChange: fn(),
    onSelectionChange: fn(),
    onAction: fn(),
  },
});

/** Arrow keys move through the open items, open a closed item and close an open one. */
export const Basic = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('row', { name: 'Bakken Federal 4-22H' });
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Bakken' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const well = canvas.getByRole('row', { name: 'Bakken Federal 4-22H' });
    await expect(well).toHaveFocus();
    await expect(well).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['bakken', 'bakken-4']));
    await expect(await canvas.findByRole('row', { name: 'Pump 1' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('bakken-4');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: 'Pump 1' })).toBeNull();
  },
});

/** Selected items have a check mark as well as a color. */
export const Selection = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['bakken-7']),
    defaultExpandedKeys: new Set(['bakken', 'bakken-4']),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Pump 1' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['pump', 'bakken-7']));
  },
});

/** The arrow keys open and close in the direction of the page. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultExpandedKeys: new Set<string>() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: 'Bakken' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('row', { name: 'Bakken Federal 7-03H' })).toBeVisible();
  },
});

export const Compact = meta.story({
  tags: ['test-full'],
  globals: { density: 'compact', theme: 'dark' },
  args: { selectionMode: 'single', defaultSelectedKeys: new Set(['bakken-4']) },
});
