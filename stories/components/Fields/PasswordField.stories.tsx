import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { PasswordField } from '@derrick/ui/PasswordField';
import { controlSizes } from '@derrick/ui/theme';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: PasswordField,
  title: 'Components/Fields/PasswordField',
  tags: ['autodocs'],
  args: { label: 'Password' },
  decorators: [narrow],
});

/** Showing and hiding the password is announced and changes the name of the button. The focus stays in the input. */
export const ShowAndHide = meta.story({
  args: { defaultValue: 'derrick-demo', onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password shown');
    await expect(input).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password hidden');
  },
});

/** Submitting hides the password, so that the browser does not store it as plain text. */
export const HiddenOnSubmit = meta.story({
  args: { defaultValue: 'derrick-demo' },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
        <Button type="submit">Sign In</Button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});

/** The link beside the label follows the input in the tab order, because most users type a password next. */
export const WithLabelAction = meta.story({
  args: {
    labelAction: (
      <Link href="#forgot" variant="standalone">
        Forgot password?
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <PasswordField key={size} label={`Size ${size}`} size={size} defaultValue="derrick-demo" />
      ))}
      <PasswordField label="Required" isRequired description="At least 6 characters." />
      <PasswordField label="Disabled" isDisabled defaultValue="derrick-demo" />
      <PasswordField
        label="Invalid"
        defaultValue="der"
        errorMessage="Password must be at least 6 characters"
      />
    </Rows>
  ),
});
