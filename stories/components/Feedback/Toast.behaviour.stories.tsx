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
  tags: ['behavior'],
  parameters: ownPage(320),
  component: ToastExample,
  args: { toasts: [{ ...success, ...stays }], next: { ...success, ...stays } },
});

const retry = fn();

/** A `danger` toast with an action stays until the user closes it. */
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

/** Choosing the action closes its toast. */
export const ActionChosen = WithAction.extend({
  play: async () => {
    retry.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** F6 moves the focus to the toasts from anywhere. Closing the last toast returns the focus. */
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

/** The page was open for a while before the first toast: F6 still moves the focus to the toasts. */
export const ByKeyboardLater = meta.story({
  args: { toasts: [], next: { ...success, ...stays } },
  play: async ({ canvas }) => {
    // Waits until the lazily loaded toast code has rendered: its live region exists and is empty.
    await waitFor(() => expect(announced('status')).toBe(''));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Technician' }));
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
  },
});

const pill = { position: 'fixed', inlineSize: 120, blockSize: 40 } as const;

/** Expects toasts at the lower end corner or, on a phone, at the top, and that they cover none of the elements. */
async function expectClear(edge: 'bottom' | 'top', ...elements: readonly HTMLElement[]) {
  const region = await screen.findByRole('region', { name: 'Notifications' });
  await expect(region).toHaveAttribute('data-edge', edge);
  await waitFor(() => {
    const place = region.getBoundingClientRect();
    expect(window.innerWidth - place.right).toBeLessThan(30);
    for (const element of elements) {
      const { top, bottom } = element.getBoundingClientRect();
      expect(bottom <= place.top || top >= place.bottom).toBe(true);
    }
  });
}

/** Toasts stay in one corner. They make room for a control in it, such as the buttons of a save bar. */
export const ClearOfControls = meta.story({
  render: (args) => (
    <>
      <ToastExample {...args} />
      <button type="button" style={{ ...pill, insetBlockEnd: 24, insetInlineEnd: 24 }}>
        Page 2
      </button>
      <input
        aria-label="Search"
        style={{ ...pill, insetBlockEnd: 100, insetInlineEnd: 24, visibility: 'hidden' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Page 2' });
    await expectClear('bottom', button);
    const search = canvas.getByLabelText('Search');
    search.style.visibility = 'visible';
    search.focus();
    await expectClear('bottom', button, search);
  },
});

const wells = Array.from({ length: 3 }, (_, index) => ({ id: `${index}`, label: `Atlas ${index + 1}H` }));

/** A list opens in the corner of the toasts: they make room for it. */
export const ClearOfList = ClearOfControls.extend({
  render: (args) => (
    <>
      <ToastExample {...args} />
      <div style={{ position: 'fixed', insetBlockEnd: 180, insetInlineEnd: 24 }}>
        <ComboBox label="Well" items={wells} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Well/ }));
    await expectClear('bottom', await screen.findByRole('option', { name: 'Atlas 3H' }));
  },
});

/** On a phone toasts are below the page header, and below a control that is there. */
export const ClearOnPhone = ClearOfControls.extend({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ToastExample {...args} />
      <input aria-label="Search" style={{ ...pill, insetBlockStart: 100, insetInlineEnd: 24 }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expectClear('top', canvas.getByLabelText('Search'));
  },
});

const fields = Array.from({ length: 14 }, (_, index) => `Field ${index + 1}`);

/** On a phone a dialog opens where the toasts are: they move below or above its title. */
export const ClearOfDialogTitle = ClearOfControls.extend({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ToastExample {...args} />
      <Dialog isOpen title="Ticket created" footer={<button type="button">Close</button>}>
        <div style={{ blockSize: 560 }} />
      </Dialog>
    </>
  ),
  play: async () => {
    await expectClear('top', await screen.findByRole('heading', { name: 'Ticket created' }));
  },
});

/** On a phone a dialog is full of fields: the toasts cover its title instead of a field. */
export const ClearOfDialogFields = ClearOfDialogTitle.extend({
  render: (args) => (
    <>
      <ToastExample {...args} />
      <Dialog isOpen title="Add technician" footer={<button type="button">Close</button>}>
        <div style={{ display: 'grid', blockSize: 560 }}>
          {fields.map((label) => (
            <input key={label} aria-label={label} />
          ))}
        </div>
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Add technician' });
    await expectClear('top', ...screen.getAllByRole('textbox', { name: /^Field/ }));
  },
});

/** A toast closes after its duration. */
export const TimesOut = meta.story({
  args: { toasts: [], next: { ...success, duration: 80 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Technician' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

let clock: StoppedClock;

/** Hover and focus pause the time of a toast. */
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
    const errorToast = await screen.findByRole('alertdialog', { name: 'Held' });
    await clock.advance(4999);
    errorToast.focus();
    await clock.advance(10_000);
    await expect(errorToast).toBeVisible();
    await expect(screen.getByRole('alertdialog', { name: 'Short' })).toBeVisible();
    errorToast.blur();
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

/** Toasts stay usable above a modal dialog. A press on a toast does not close the dialog. */
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

/**
 * A toast enters in 250 ms and leaves in 180 ms. With reduced motion both happen at once, and no copy remains in the
 * document.
 */
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
