import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { LoadingOverlayHost, openLoadingOverlay } from '@derrick/ui/LoadingOverlay';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';

interface OverlayExampleProps {
  /** Labels of the pending tasks. `undefined` shows the default label of the kit. */
  labels: readonly (string | undefined)[];
}

function OverlayExample({ labels }: OverlayExampleProps) {
  useEffect(() => {
    const closers = labels.map((label) => openLoadingOverlay(label));
    return () => {
      for (const close of closers) close();
    };
  }, [labels]);
  return (
    <>
      <p>The page underneath waits, with all that is on it.</p>
      <Button>Submit changes</Button>
      <LoadingOverlayHost />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/LoadingOverlay',
  tags: ['autodocs'],
  parameters: ownPage(320),
  component: OverlayExample,
  args: { labels: ['Creating job ticket...'] },
});

/** Returns the overlay and its card. */
const parts = () => {
  const cover = document.querySelector('[aria-busy="true"]');
  const card = cover?.firstElementChild;
  if (!cover || !card) throw new Error('No LoadingOverlayHost is on the page');
  return { cover, card };
};

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(parts().cover).toBeVisible();
    await expect(parts().card).toHaveTextContent('Creating job ticket...');
    await expect(canvas.getByText('Submit changes').closest('[inert]')).not.toBeNull();
  },
});

export const DefaultLabel = meta.story({
  args: { labels: [undefined] },
  play: () => expect(parts().card).toHaveTextContent('Loading…'),
});

export const LongLabel = meta.story({
  args: { labels: ['Uploading files... derrick-floor-inspection-2026-11-20-signed-by-everyone.pdf, 2 of 3'] },
});

export const Spanish = meta.story({
  args: { labels: [undefined] },
  globals: { locale: 'es' },
  play: () => expect(parts().card).toHaveTextContent('Cargando…'),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { labels: ['Uploading files... derrick-floor-inspection-2026-11-20-signed-by-everyone.pdf, 2 of 3'] },
  play: async () => {
    const { left, right } = parts().card.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A closed overlay is invisible and does not catch presses. */
export const Closed = meta.story({
  args: { labels: [] },
  play: async ({ canvas }) => {
    await expect(parts().cover).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Submit changes' });
    await expect(button.closest('[inert]')).toBeNull();
    const { left, top } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
  },
});

/** Function calls open and close the overlay. */
export const ByProgram = meta.story({
  args: { labels: [] },
  play: async () => {
    const close = openLoadingOverlay('Signing out...');
    await waitFor(() => expect(parts().cover).toBeVisible());
    close();
    await waitFor(() => expect(parts().cover).not.toBeVisible());
  },
});

/** The focus returns to a button that was disabled during the task. */
export const FocusOnADisabledButton = meta.story({
  args: { labels: [] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit changes' });
    button.focus();
    const close = openLoadingOverlay('Saving...');
    await waitFor(() => expect(button).not.toHaveFocus());
    button.setAttribute('disabled', '');
    close();
    button.removeAttribute('disabled');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A message outside of the page that the overlay covers. */
const UndoMessage = () =>
  createPortal(
    <div data-react-aria-top-layer="true">
      <Button>Undo</Button>
    </div>,
    document.body,
  );

/** Another element, such as a message about the result, takes the focus in the meantime: that element keeps the focus. */
export const FocusTakenMeanwhile = meta.story({
  args: { labels: [] },
  render: (args) => (
    <>
      <OverlayExample {...args} />
      <UndoMessage />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Submit changes' }).focus();
    const close = openLoadingOverlay('Saving...');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(parts().cover).toHaveFocus());
    undo.focus();
    close();
    await waitFor(() => expect(parts().cover).not.toBeVisible());
    await expect(undo).toHaveFocus();
  },
});

/** Several tasks share the overlay. After the last one finishes, the page is usable again and the focus returns. */
export const Counted = meta.story({
  args: { labels: [] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit changes' });
    button.focus();
    const closeFirst = openLoadingOverlay('Uploading files...');
    const closeSecond = openLoadingOverlay('Creating job ticket...');
    const status = await screen.findByText('Creating job ticket...', { selector: '[role="status"]' });
    await expect(status).toHaveRole('status');
    await expect(button.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(button).not.toHaveFocus());

    closeSecond();
    await waitFor(() => expect(status).toHaveTextContent('Uploading files...'));
    closeSecond();
    await expect(button.closest('[inert]')).not.toBeNull();

    closeFirst();
    await waitFor(() => expect(button.closest('[inert]')).toBeNull());
    await expect(status).toBeEmptyDOMElement();
    await expect(button).toHaveFocus();
  },
});

/** Overlay above a dialog: the dialog is inert too and gets the focus back. */
export const OverDialog = meta.story({
  args: { labels: [] },
  render: (args) => (
    <>
      <OverlayExample {...args} />
      <Dialog isOpen onOpenChange={() => {}} title="Add technician" footer={<Button>Invite</Button>} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const invite = within(dialog).getByRole('button', { name: 'Invite' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(invite).toHaveFocus();
    const close = openLoadingOverlay('Inviting...');
    await waitFor(() => expect(dialog.closest('[inert]')).not.toBeNull());
    await expect(screen.getByText('Inviting...', { selector: '[role="status"]' })).not.toHaveAttribute(
      'inert',
    );
    await userEvent.keyboard('{Escape}');
    close();
    await waitFor(() => expect(invite).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
});
