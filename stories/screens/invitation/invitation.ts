import { userEvent, type within } from 'storybook/test';
import { accountHandlers, linkToken } from '../../mocks/accounts.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { type StoryContext, startClean } from '../admin.tsx';

export const link = `/verify?token=${linkToken}`;

export type Canvas = ReturnType<typeof within>;

/** Waits for the form and returns its controls. */
export const fields = async (canvas: Canvas) => ({
  password: await canvas.findByLabelText('Password'),
  confirm: canvas.getByLabelText('Confirm Password'),
  submit: canvas.getByRole('button', { name: 'Accept Invitation' }),
});

export async function accept(canvas: Canvas, password = 'mast over the basin') {
  const form = await fields(canvas);
  await pasteInto(form.password, password);
  await pasteInto(form.confirm, password);
  await userEvent.keyboard('{Enter}');
  return form;
}

/** Starts a story with no signed-in user and an invitation that can be accepted. */
export function startInvited({ msw }: StoryContext): () => void {
  msw.use(
    ...accountHandlers.invitation(),
    ...accountHandlers.acceptInvitation(),
    ...authHandlers.signedIn(),
    ...overviewHandlers.ready(),
    ...ticketHandlers.ready(),
  );
  return startClean(signedOut);
}
