import { clearToasts, TOAST_LIMIT, ToastRegion, toastTones } from '@derrick/ui/Toast';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { Page } from './Toast.example.tsx';
import { announced, stays, success, ToastExample, type ToastExampleProps } from './ToastExample.tsx';

const meta = preview.type<{ args: ToastExampleProps }>().meta({
  title: 'Components/Feedback/Toast',
  tags: ['autodocs'],
  // The table of props is that of the region, without the props of the example.
  parameters: {
    docs: { ...ownPage(320).docs, controls: { exclude: ['toasts', 'next'] } },
    controls: { exclude: ['toasts', 'next'] },
  },
  component: ToastRegion,
  render: ({ toasts, next }) => <ToastExample {...{ toasts, next }} />,
  args: { toasts: [{ ...success, ...stays }], next: { ...success, ...stays } },
});

export const Success = meta.story({
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(within(region).getByRole('alertdialog', { name: 'Success!' })).toBeVisible();
    await waitFor(() => expect(announced('status')).toBe('Success! Technician invited successfully'));
    // Another story's announcement may still be present.
    await expect(announced('alert')).not.toContain('Success!');
  },
});

/** A `danger` toast is announced at once. */
export const Danger = meta.story({
  args: {
    toasts: [{ tone: 'danger', title: 'Failed!', description: 'Technician Level is required', ...stays }],
  },
  play: async () => {
    await screen.findByText('Failed!', { ignore: '[data-live-announcer] *' });
    await waitFor(() => expect(announced('alert')).toBe('Failed! Technician Level is required'));
    await expect(announced('status')).not.toContain('Failed!');
  },
});

export const Warning = meta.story({
  args: {
    toasts: [
      {
        tone: 'warning',
        title: 'No changes to save',
        description: 'Please make changes before submitting.',
        ...stays,
      },
    ],
  },
});

export const Info = meta.story({
  args: { toasts: [{ tone: 'info', title: 'Uploading files...', description: '2 of 3', ...stays }] },
});

export const TitleOnly = meta.story({ args: { toasts: [{ title: 'Copied', ...stays }] } });

/** The newest toast is nearest to the edge. A fourth toast hides the oldest until another one closes. */
export const Stack = meta.story({
  args: {
    toasts: toastTones.map((tone) => ({ tone, title: `Toast ${tone}`, description: 'One line.', ...stays })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(TOAST_LIMIT));
    await expect(screen.queryByRole('alertdialog', { name: 'Toast success' })).toBeNull();
    const newest = screen.getByRole('alertdialog', { name: 'Toast info' });
    await userEvent.click(within(newest).getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Toast success' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    toasts: [
      {
        tone: 'danger',
        title: 'The ticket could not be deleted because it stands on an invoice that has been sent already',
        description:
          'Take it off invoice INV-2026-000418 first, or ask an admin of Permian Basin Co. to do that for you. donaudampfschifffahrtsgesellschaftskapitaenspatent',
        action: { label: 'Try again', onAction: fn() },
      },
    ],
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    toasts: [
      { ...success, ...stays },
      { tone: 'danger', title: 'Delete failed', ...stays },
    ],
  },
});

/** Example to copy: one region on the page, and `toast` called from an event handler. */
export const FromAHandler = meta.story({
  render: () => <Page />,
  beforeEach: () => clearToasts,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save ticket' }));
    const saved = await screen.findByRole('alertdialog', { name: 'Ticket saved' });
    await userEvent.click(within(saved).getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Ticket restored' })).toBeVisible();
  },
});
