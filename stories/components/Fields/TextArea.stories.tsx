import { TextArea } from '@derrick/ui/TextArea';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: TextArea,
  title: 'Components/Fields/TextArea',
  tags: ['autodocs'],
  args: { label: 'Description', onChange: fn() },
  decorators: [narrow],
});

/** The textarea grows with its text up to `maxRows`. */
export const Growing = meta.story({
  args: { rows: 2, maxRows: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    const empty = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three');
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo\nthree');
    const three = area.clientHeight;
    await expect(three).toBeGreaterThan(empty);
    await expect(area.scrollHeight).toBe(three);
    await userEvent.type(area, '{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(empty);
  },
});

/** The error message replaces the description and is the accessible description of the textarea. */
export const Invalid = meta.story({
  args: { description: 'What was done.', errorMessage: 'Please enter description', isRequired: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /^Description/ });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription('Please enter description');
  },
});

/** Resetting the form restores the default value. */
export const Resetting = meta.story({
  args: { defaultValue: 'Replaced seal' },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Replaced seal');
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      <TextArea label="Empty" placeholder="Placeholder" />
      <TextArea label="Required" isRequired defaultValue="Replaced seal on injection pump 3." />
      <TextArea label="Disabled" isDisabled defaultValue="Replaced seal on injection pump 3." />
      <TextArea label="Read-only" isReadOnly defaultValue="Replaced seal on injection pump 3." />
      <TextArea label="One row" rows={1} defaultValue="Replaced seal" />
      <TextArea label="Long word" defaultValue={'Replacedseal'.repeat(20)} />
    </Rows>
  ),
});
