import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import {
  clearToasts,
  TOAST_LIMIT,
  type ToastOptions,
  ToastRegion,
  toast,
  toastTones,
} from '@derrick/ui/Toast';
import { scale } from '@derrick/ui/tokens';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { motionOf } from '../../motion.ts';
import { ownPage } from '../ownPage.ts';

interface ToastExampleProps {
  /** Shown on opening the story. */
  toasts: readonly ToastOptions[];
  /** Shown by the button. */
  next?: ToastOptions;
}

function ToastExample({ toasts, next }: ToastExampleProps) {
  useEffect(() => {
    for (const options of toasts) toast(options);
    return clearToasts;
  }, [toasts]);
  return (
    <>
      <Button onPress={() => next && toast(next)}>Invite Technician</Button>
      <ToastRegion />
    </>
  );
}

const stays = { duration: Number.POSITIVE_INFINITY };
const success: ToastOptions = {
  tone: 'success',
  title: 'Success!',
  description: 'Technician invited successfully',
};

/** What the live regions say; the toast itself is no live region. */
const announced = (role: 'status' | 'alert') =>
  document.querySelector(`[data-live-announcer] > [role="${role}"]`)?.textContent?.trim();

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  tags: ['autodocs'],
  parameters: ownPage(320),
  component: ToastExample,
  args: { toasts: [{ ...success, ...stays }], next: { ...success, ...stays } },
});

export const Success = meta.story({
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(within(region).getByRole('alertdialog', { name: 'Success!' })).toBeVisible();
    await waitFor(() => expect(announced('status')).toBe('Success! Technician invited successfully'));
    await expect(announced('alert')).toBe('');
  },
});

/** Announced at once. */
export const Danger = meta.story({
  args: {
    toasts: [{ tone: 'danger', title: 'Failed!', description: 'Technician Level is required', ...stays }],
  },
  play: async () => {
    await screen.findByText('Failed!', { ignore: '[data-live-announcer] *' });
    await waitFor(() => expect(announced('alert')).toBe('Failed! Technician Level is required'));
    await expect(announced('status')).toBe('');
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

/** The newest is nearest to the edge; a fourth one pushes the oldest back until there is room again. */
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

const retry = fn();

/** A danger with an action has no time limit. */
export const WithAction = meta.story({
  args: {
    toasts: [
      {
        tone: 'danger',
        title: 'Delete failed',
        description: 'No response from server',
        action: { label: 'Try again', onAction: retry },
      },
    ],
  },
});

/** The action closes its toast. */
export const ActionChosen = WithAction.extend({
  play: async () => {
    retry.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** F6 goes to the toasts from wherever the focus is; closing the last one gives it back. */
export const ByKeyboard = meta.story({
  args: { toasts: [], next: { ...success, ...stays } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Invite Technician' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(within(region).getByRole('alertdialog', { name: 'Success!' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Goes by itself when its time is over. */
export const TimesOut = meta.story({
  args: { toasts: [], next: { ...success, duration: 80 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Technician' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Time stands still while a toast is under the pointer or holds the focus. */
export const Paused = meta.story({
  args: {
    toasts: [
      { ...success, title: 'Short', duration: 400 },
      { ...success, title: 'Held', duration: 400 },
    ],
  },
  play: async () => {
    const held = await screen.findByRole('alertdialog', { name: 'Held' });
    held.focus();
    const spare = toast({ title: 'A clock that is not held', duration: 400 });
    // Twice the time of a toast, measured by the thing that measures it.
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(held).toBeVisible();
    await expect(screen.getByRole('alertdialog', { name: 'Short' })).toBeVisible();
    spare();
    held.blur();
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Held' })).toBeNull());

    toast({ ...success, title: 'Hovered', duration: 400 });
    const hovered = await screen.findByRole('alertdialog', { name: 'Hovered' });
    await userEvent.hover(hovered);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(hovered).toBeVisible();
    await userEvent.unhover(hovered);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Hovered' })).toBeNull());
  },
});

/** A modal leaves toasts usable, and a press on one does not close the modal. */
export const OverDialog = meta.story({
  render: function OverDialogExample(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <ToastExample {...args} />
        <Dialog isDismissable isOpen={isOpen} onOpenChange={setIsOpen} title="Add technician" />
      </>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add technician' });
    const shown = await screen.findByRole('alertdialog', { name: 'Success!' });
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog).toBeVisible();
  },
});

/** Comes in 250 ms and goes in 180; both at once for readers who want no motion, without a picture left behind. */
export const Motion = meta.story({
  play: async () => {
    const shown = await screen.findByRole('alertdialog', { name: 'Success!' });
    const { easeIn, easeOut } = scale.motion;
    const none = expect.objectContaining({ animation: expect.stringMatching(/^none/) });
    const animated = (motion: string) =>
      expect.objectContaining({ animation: expect.stringContaining(motion) });
    expect(motionOf(shown)).toEqual({ full: animated(`0.25s ${easeOut}`), reduced: none });
    expect(motionOf(shown, 'data-leaving')).toEqual({ full: animated(`0.18s ${easeIn}`), reduced: none });
    clearToasts();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull());
  },
});
