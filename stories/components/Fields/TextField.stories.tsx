import { Link } from '@derrick/ui/Link';
import { TextField, textFieldTypes } from '@derrick/ui/TextField';
import { controlSizes } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Components/Fields/TextField',
  tags: ['autodocs'],
  args: { label: 'Email', onChange: fn(), onBlur: fn() },
  decorators: [narrow],
});

/**
 * The clear button appears with the first character. It clears the text and returns the focus to the input without a blur
 * event.
 */
export const Clearing = meta.story({
  args: { defaultValue: 'maya@permian.test' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Email' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'a');
    await expect(canvas.getByRole('button', { name: 'Clear Email' })).toBeVisible();
  },
});

/**
 * A press on another element delays `onBlur` until the press ends, so that an appearing error does not move the pressed
 * element away.
 */
export const LeftByPress = meta.story({
  render: (args) => (
    <>
      <TextField {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: next });
    await expect(next).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(2);
  },
});

/** The error message replaces the description and is the accessible description of the input. */
export const Invalid = meta.story({
  args: {
    defaultValue: 'maya@permian',
    type: 'email',
    description: 'Where the reply goes.',
    errorMessage: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(canvas.queryByText('Where the reply goes.')).not.toBeInTheDocument();
  },
});

/** The description is the accessible description of the input. */
export const WithDescription = meta.story({
  args: { label: 'Well name', description: 'As on the lease sign.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Well name/ });
    await expect(input).toHaveAccessibleDescription('As on the lease sign.');
    await expect(input).toBeRequired();
  },
});

/** The owner of a controlled field may reject the typed text. */
export const Controlled = meta.story({
  args: { label: 'Zip code' },
  render: function DigitsOnly(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={(text) => setValue(text.replace(/\D/g, ''))} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), 'TX 79754');
    await expect(canvas.getByLabelText('Zip code')).toHaveValue('79754');
  },
});

/** Resetting the form restores the default value. */
export const Resetting = meta.story({
  args: { defaultValue: 'Ridgeback 14-2H', label: 'Well name' },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Well name'), ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Well name')).toHaveValue('Ridgeback 14-2H');
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <TextField key={size} label={`Size ${size}`} size={size} placeholder="Placeholder" />
      ))}
      {textFieldTypes.map((type) => (
        <TextField key={type} label={`Type ${type}`} type={type} />
      ))}
      <TextField label="Required" isRequired defaultValue="Ridgeback 14-2H" />
      <TextField label="Disabled" isDisabled defaultValue="Ridgeback 14-2H" />
      <TextField label="Read-only" isReadOnly defaultValue="Ridgeback 14-2H" />
      <TextField label="Not clearable" isClearable={false} defaultValue="Ridgeback 14-2H" />
      <TextField
        label="With action"
        labelAction={
          <Link href="#forgot" variant="standalone">
            Forgot?
          </Link>
        }
      />
      <TextField
        label="Invalid"
        defaultValue="(915) 555-01"
        errorMessage="Please enter a valid phone number"
      />
    </Rows>
  ),
});

/** Long words wrap and do not widen the field. */
export const LongTexts = meta.story({
  args: {
    label: 'Dirección de correo electrónico de la persona responsable del pozo',
    defaultValue: 'departamento.de.administracion.y.facturacion@compania-petrolera-del-noroeste.example',
    errorMessage:
      'Ingrese una dirección de correo electrónico válida, por ejemplo nombre@empresa.com, sin espacios.',
  },
});
