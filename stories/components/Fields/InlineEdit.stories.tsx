import { InlineEdit, type InlineEditProps } from '@derrick/ui/InlineEdit';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

function Example({ value: initial, onSave, ...rest }: InlineEditProps) {
  const [value, setValue] = useState(initial);
  return (
    <InlineEdit
      {...rest}
      value={value}
      onSave={async (edited) => {
        const failure = await onSave(edited);
        if (failure === undefined) setValue(edited);
        return failure;
      }}
    />
  );
}

const meta = preview.meta({
  component: InlineEdit,
  title: 'Components/Fields/InlineEdit',
  tags: ['autodocs'],
  args: {
    label: 'Well name',
    value: 'Bakken Federal 4-22H',
    onSave: fn<InlineEditProps['onSave']>(() => undefined),
  },
  render: (args) => <Example {...args} />,
});

/** A press shows the field. Enter saves, and focus returns to the text. */
export const Basic = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bakken Federal 4-22H Edit Well name' }));
    const field = await canvas.findByRole('textbox', { name: 'Well name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ridgeback 2{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Ridgeback 2');
    const button = await canvas.findByRole('button', { name: 'Ridgeback 2 Edit Well name' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Escape discards the edited value. */
export const Discarded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Well name/ }));
    await userEvent.keyboard('Ridgeback 2{Escape}');
    await expect(await canvas.findByRole('button', { name: /^Bakken Federal/ })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saving fails: the field stays open with the typed value and shows the message. */
export const Rejected = meta.story({
  args: { onSave: fn<InlineEditProps['onSave']>(() => Promise.resolve('This name is taken')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Well name/ }));
    await userEvent.keyboard('Ridgeback 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox', { name: 'Well name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This name is taken/));
    await expect(field).toHaveValue('Ridgeback 2');
  },
});

export const Empty = meta.story({ args: { value: '', placeholder: 'Add a name' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const RightToLeftDark = meta.story({
  tags: ['test-full'],
  globals: { direction: 'rtl', theme: 'dark', locale: 'es' },
  args: { label: 'Pozo' },
});
