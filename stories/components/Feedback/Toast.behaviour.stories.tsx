import { ComboBox } from '@derrick/ui/ComboBox';
import { Dialog } from '@derrick/ui/Dialog';
import { clearToasts, toast } from '@derrick/ui/Toast';
import { scale } from '@derrick/ui/tokens';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { motionOf } from '../../motion.ts';
import { type StoppedClock, stopClock } from '../../stoppedClock.ts';
import { ownPage } from '../ownPage.ts';
import { announced, stays, success, ToastExample } from './ToastExample.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Toast behaviour',
  parameters: ownPage(320),
  component: ToastExample,
  args: { toasts: [{ ...success, ...stays }], next: { ...success, ...stays } },
});

const retry = fn();

/** `danger` with an action stays until it is closed. */
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

/** F6 focuses the toasts from anywhere; closing the last one returns the focus. */
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
    const shown = within(region).getByRole('alertdialog', { name: 'Success!' });
    await expect(shown).toHaveFocus();
    await userEvent.tab();
    await expect(within(shown).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The same when the page has long been there before its first toast, as every page has. */
export const ByKeyboardLater = meta.story({
  args: { toasts: [], next: { ...success, ...stays } },
  play: async ({ canvas }) => {
    // The code of the toasts has come and is drawn: it announces, and has nothing to show.
    await waitFor(() => expect(announced('status')).toBe(''));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Technician' }));
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
  },
});

const pill = { position: 'fixed', inlineSize: 120, blockSize: 40 } as const;

/** They stand where nothing is covered, and go from what gets the focus. */
export const FreeCorner = meta.story({
  render: (args) => (
    <>
      <ToastExample {...args} />
      <button type="button" style={{ ...pill, insetBlockEnd: 24, insetInlineEnd: 24 }}>
        Page 2
      </button>
      <input
        aria-label="Search"
        style={{ ...pill, insetBlockEnd: 24, insetInlineStart: 24, visibility: 'hidden' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('data-corner', 'bottomStart');
    const search = canvas.getByLabelText('Search');
    search.style.visibility = 'visible';
    search.focus();
    await waitFor(() => expect(region).toHaveAttribute('data-corner', 'topEnd'));
  },
});

const wells = Array.from({ length: 8 }, (_, place) => ({ id: `${place}`, label: `Atlas ${place + 1}H` }));

/** They go from a list that opens where they stand. */
export const FreeList = FreeCorner.extend({
  render: (args) => (
    <>
      <ToastExample {...args} />
      <div style={{ position: 'fixed', insetBlockEnd: 250, insetInlineEnd: 24 }}>
        <ComboBox label="Well" items={wells} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('data-corner', 'bottomEnd');
    await userEvent.click(canvas.getByRole('button', { name: /Well/ }));
    await expect(await screen.findByRole('option', { name: 'Atlas 8H' })).toBeVisible();
    await waitFor(() => expect(region).toHaveAttribute('data-corner', 'bottomStart'));
  },
});

/** On a phone they leave its header free, and go to the lower edge for what has the focus. */
export const FreeEdgeOnPhone = FreeCorner.extend({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ToastExample {...args} />
      <input aria-label="Search" style={{ ...pill, insetBlockStart: 100, insetInlineEnd: 24 }} />
    </>
  ),
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('data-corner', 'bottomEnd');
  },
});

/** Closes by itself after its time. */
export const TimesOut = meta.story({
  args: { toasts: [], next: { ...success, duration: 80 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Technician' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

let clock: StoppedClock;

/** Hover and focus pause the time. */
export const Paused = meta.story({
  args: {
    toasts: [
      { ...success, title: 'Short', duration: 5000 },
      { ...success, title: 'Held', duration: 5000 },
    ],
  },
  beforeEach() {
    clock = stopClock();
    return () => clock.restore();
  },
  play: async () => {
    const held = await screen.findByRole('alertdialog', { name: 'Held' });
    await clock.advance(4999);
    held.focus();
    await clock.advance(10_000);
    await expect(held).toBeVisible();
    await expect(screen.getByRole('alertdialog', { name: 'Short' })).toBeVisible();
    held.blur();
    await clock.advance(5000);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Held' })).toBeNull());

    toast({ ...success, title: 'Hovered', duration: 5000 });
    const hovered = await screen.findByRole('alertdialog', { name: 'Hovered' });
    await userEvent.hover(hovered);
    await clock.advance(10_000);
    await expect(hovered).toBeVisible();
    await userEvent.unhover(hovered);
    await clock.advance(5000);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Hovered' })).toBeNull());
  },
});

/** Toasts stay usable over a modal, and a press on one does not close the modal. */
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

/** Enters in 250 ms and leaves in 180. With reduced motion both happen at once, and no copy stays behind. */
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
