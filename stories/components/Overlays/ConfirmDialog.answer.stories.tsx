import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { DeleteTicket } from './ConfirmDialog.example.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/ConfirmDialog answer',
  tags: ['behavior'],
  parameters: ownPage(420),
  component: DeleteTicket,
});

let answer = () => {};
const deleted = new Promise<void>((resolve) => {
  answer = resolve;
});

/** The dialog stays open, with its Cancel button disabled, until the server has replied. */
export const UntilAnswered = meta.story({
  args: { onDelete: () => deleted },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete ticket' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete ticket #TK-10482?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete ticket' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled());
    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
