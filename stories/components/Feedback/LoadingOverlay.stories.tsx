import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { LoadingOverlayHost, openLoadingOverlay } from '@derrick/ui/LoadingOverlay';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

interface OverlayExampleProps {
  /** One opening each; undefined is the kit's own label. */
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
  component: OverlayExample,
  args: { labels: ['Creating job ticket...'] },
});

export const Open = meta.story({});

export const DefaultLabel = meta.story({ args: { labels: [undefined] } });

export const LongLabel = meta.story({
  args: { labels: ['Uploading files... derrick-floor-inspection-2026-11-20-signed-by-everyone.pdf, 2 of 3'] },
});

export const Spanish = meta.story({ args: { labels: [undefined] }, globals: { locale: 'es' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Closed = meta.story({ args: { labels: [] } });

/** Counted: the page is free when the last opening is closed, and the focus is back where it was. */
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

/** Over a dialog: the dialog waits too, and has the focus back afterwards. */
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
