import { Banner, bannerTones } from '@derrick/ui/Banner';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Banner,
  title: 'Components/Feedback/Banner',
  tags: ['autodocs'],
  args: { children: 'Your password has been reset. Sign in with the new one.' },
});

/** The `danger` tone interrupts a screen reader. */
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Invalid email or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
});

/** The other tones wait until the screen reader is idle. */
export const Success = meta.story({
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/password has been reset/);
  },
});

/** The close button has an accessible name. */
export const Dismissible = meta.story({
  args: { title: 'No changes to save', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Every tone, with and without a title. */
export const Tones = meta.story({
  render: () => (
    <Rows>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={`Title of ${tone}`} onDismiss={() => {}}>
          What happened and what to do next.
        </Banner>
      ))}
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone}>
          One line of {tone}.
        </Banner>
      ))}
    </Rows>
  ),
});
