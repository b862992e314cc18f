import { ChipList, type ChipListProps } from '@derrick/ui/ChipList';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const chips = [
  { id: 'dana', label: 'Technician: Dana Whitfield' },
  { id: 'mesa', label: 'Customer: Blue Mesa Operating' },
  { id: 'from', label: 'From Nov 01, 2026' },
];

function Example({ chips: initial, onRemove, onClear, ...rest }: ChipListProps) {
  const [shown, setShown] = useState(initial);
  return (
    <ChipList
      {...rest}
      chips={shown}
      onRemove={(id) => {
        setShown(shown.filter((chip) => chip.id !== id));
        onRemove(id);
      }}
      {...(onClear && { onClear })}
    />
  );
}

const meta = preview.meta({
  component: ChipList,
  title: 'Components/Data/ChipList',
  tags: ['autodocs'],
  args: { label: 'Applied filters', chips, onRemove: fn(), onClear: fn() },
  render: (args) => <Example {...args} />,
});

/** Removing a chip moves the focus to the next chip. Removing the last chip moves it to the previous chip. */
export const Removing = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Remove Customer: Blue Mesa Operating' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('mesa');
    const next = canvas.getByRole('button', { name: 'Remove From Nov 01, 2026' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Technician: Dana Whitfield' })).toHaveFocus(),
    );
  },
});

export const Clearing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** A single chip: the "Clear all" button is hidden. */
export const One = meta.story({
  args: { chips: chips.slice(0, 1) },
  render: ({ onClear: _, ...args }) => <Example {...args} />,
});

export const LongNames = meta.story({
  args: {
    chips: [
      { id: 'long', label: `Customer: ${'Compañía Nacional de Servicios Petroleros del Norte '.repeat(4)}` },
      ...chips,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
