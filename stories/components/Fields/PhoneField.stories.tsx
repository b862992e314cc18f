import { formatPhoneAsTyped } from '@derrick/domain/format';
import { PhoneField } from '@derrick/ui/PhoneField';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';

const meta = preview.meta({
  component: PhoneField,
  title: 'Components/Fields/PhoneField',
  tags: ['autodocs'],
  decorators: [narrow],
  args: { label: 'Phone', format: formatPhoneAsTyped },
});

/** The number is formatted after each keystroke. */
export const Typed = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '12345678901');
    await expect(input).toHaveValue('+1 (234) 567-8901');
  },
});

/** A digit typed in the middle shifts the following digits. The caret stays behind the typed digit. */
export const InTheMiddle = meta.story({
  args: { defaultValue: '(235) 678-90' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('4');
    await expect(input).toHaveValue('(234) 567-890');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(235) 678-90');
  },
});

export const Cleared = meta.story({
  args: { defaultValue: '(234) 567-8901' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Phone' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
  },
});

export const Wrong = meta.story({
  args: { defaultValue: '(234) 567', errorMessage: 'Please enter a valid phone number format' },
});

export const Disabled = meta.story({ args: { defaultValue: '(234) 567-8901', isDisabled: true } });
