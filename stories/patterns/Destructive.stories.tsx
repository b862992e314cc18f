import { Inline } from '@derrick/ui/Inline';
import { clearToasts, ToastRegion } from '@derrick/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ArchiveTicket, DeleteTicket } from './DeleteTicket.tsx';

const remove = fn<() => Promise<void>>();
const onRemoved = fn();
const setArchived = fn();

const meta = preview.meta({
  component: DeleteTicket,
  title: 'Patterns/Destructive',
  args: { ticket: { number: '#TK-10482', files: 3 }, remove, onRemoved },
  render: (args) => (
    <>
      <Inline>
        <ArchiveTicket ticket={args.ticket} setArchived={setArchived} />
        <DeleteTicket {...args} />
      </Inline>
      <ToastRegion />
    </>
  ),
  beforeEach() {
    remove.mockReset();
    remove.mockRejectedValueOnce(new Error('No connection'));
    onRemoved.mockClear();
    setArchived.mockClear();
    return clearToasts;
  },
});

const page = () => within(document.body);

/** Deleting can't be undone: a dialog asks for confirmation, and a failure changes nothing. */
export const Deleting = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete ticket' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Delete ticket #TK-10482?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete ticket' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('did not work');
    await expect(onRemoved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete ticket' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
    await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** Archiving can be undone: it happens at once, and a toast offers Undo. */
export const Archiving = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive ticket' }));
    await expect(setArchived).toHaveBeenLastCalledWith(true);
    await userEvent.click(await page().findByRole('button', { name: 'Undo' }));
    await expect(setArchived).toHaveBeenLastCalledWith(false);
  },
});
