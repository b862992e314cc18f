import { Button } from '@derrick/ui/Button';
import { ListboxPopup, useListbox } from '@derrick/ui/Listbox';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { ownPage } from '../ownPage.ts';

const cities = Array.from({ length: 24 }, (_, index) => ({ id: `${index + 1}`, label: `Pad ${index + 1}` }));

interface PadFieldProps {
  onChoose: (label: string) => void;
  /** Makes the list focusable, like a list without a text field. */
  isFocusable?: boolean | undefined;
}

/** Text field of an app with a custom list. */
function PadField({ onChoose, isFocusable }: PadFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const items = isFocusable ? cities : cities.filter(({ label }) => label.includes(text));
  const close = () => setOpen(false);
  const listbox = useListbox({
    label: 'Pads',
    items,
    isOpen,
    isFocusable,
    query: text,
    firstActiveId: items[0]?.id,
    onChoose({ label }) {
      onChoose(label);
      close();
    },
    onOpen: () => setOpen(true),
    onClose: close,
    onCancel: isOpen ? close : undefined,
  });
  return (
    <div style={{ position: 'relative' }}>
      {isFocusable ? (
        <Button {...listbox.controlProps} aria-haspopup="listbox" onPress={() => setOpen(!isOpen)}>
          Choose a pad
        </Button>
      ) : (
        <TextField
          {...listbox.controlProps}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          label="Pad"
          value={text}
          onChange={(next) => {
            setText(next);
            setOpen(true);
          }}
        />
      )}
      <ListboxPopup listbox={listbox} onLeave={close} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Fields/Listbox',
  tags: ['autodocs'],
  parameters: ownPage(480),
  component: PadField,
  args: { onChoose: fn() },
  decorators: [narrow],
});

/**
 * Keyboard operation of all lists that belong to a text field: ComboBox, CommandPalette and suggestions. Home and End move the
 * caret in the text.
 */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Pad' });
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.click(input);
    const keys: readonly [key: string, active: string][] = [
      ['{ArrowDown}', 'Pad 1'],
      ['{ArrowDown}', 'Pad 2'],
      ['{ArrowUp}{ArrowUp}', 'Pad 24'],
      ['{ArrowDown}', 'Pad 1'],
      ['{PageDown}', 'Pad 11'],
      ['{PageDown}{PageDown}', 'Pad 24'],
      ['{PageUp}', 'Pad 14'],
      ['{Home}', 'Pad 14'],
      ['{End}', 'Pad 14'],
      ['{Shift>}{ArrowUp}{/Shift}', 'Pad 14'],
    ];
    for (const [key, label] of keys) {
      await userEvent.keyboard(key);
      await expect([key, active()?.textContent]).toEqual([key, label]);
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Pad 1');

    // Typing makes the first match active.
    await userEvent.keyboard('{ArrowDown}Pad 2');
    await expect(active()).toHaveTextContent('Pad 2');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 options');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Pad 20');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Pad 20');
    await expect(input).toHaveFocus();
  },
});

/** Keys that belong to an input method, such as the Enter that ends a Japanese word, do not choose an option. */
export const InputMethod = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Pad');
    const press = (isComposing: boolean) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }));
    press(true);
    await expect(args.onChoose).not.toHaveBeenCalled();
    press(false);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

/** A list that has the focus itself, such as the list of TimeField, also handles Home, End, Space and typed letters. */
export const WithFocus = meta.story({
  args: { isFocusable: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a pad' });
    await userEvent.click(button);
    const list = canvas.getByRole('listbox', { name: 'Pads' });
    await expect(list).toHaveFocus();
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Pad 24');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Pad 1');
    await userEvent.keyboard('pad{ArrowDown} ');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});
