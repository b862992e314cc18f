import { Button, buttonVariants } from '@derrick/ui/Button';
import { controlSizes } from '@derrick/ui/theme';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Button,
  title: 'Components/Actions/Button',
  tags: ['autodocs'],
  args: { children: 'Create Job Ticket', onPress: fn() },
});

/** Pressing with the mouse, Enter and Space starts the action. */
export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Job Ticket' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** A view has one primary action. `danger` marks an action that can't be undone. */
export const Variants = meta.story({
  render: () => (
    <Rows>
      {buttonVariants.map((variant) => (
        <Row key={variant} label={variant}>
          {controlSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus size={16} />}>
            With icon
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Pending
          </Button>
        </Row>
      ))}
    </Rows>
  ),
});

/** A pending button keeps the focus, announces its pending label and ignores presses. */
export const Pending = meta.story({
  args: {
    variant: 'primary',
    size: 'large',
    isPending: true,
    children: 'Sign In',
    pendingLabel: 'Signing In...',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Signing In...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

const submitted = fn();

/** A pending submit button ignores Enter in a field too, so the form is not submitted twice. It announces its state. */
export const PendingSubmit = meta.story({
  args: { type: 'submit', children: 'Sign In' },
  render: function PendingSubmitExample(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
          setIsPending(true);
        }}
      >
        <input aria-label="Email" />
        <Button {...args} isPending={isPending} pendingLabel="Signing In..." />
      </form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.click(button);
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer][aria-live="assertive"]')).toHaveTextContent(
        'Signing In...',
      ),
    );
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), 'maya{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledOnce();
  },
});

/** A disabled button can't be focused or pressed. */
export const Disabled = meta.story({
  args: { variant: 'primary', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** A long translation wraps; the button never widens the page. */
export const LongText = meta.story({
  args: { children: 'Enviar de nuevo el enlace de invitación a todos los técnicos pendientes' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});
