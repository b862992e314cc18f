import type { Registration } from '@derrick/domain/auth';
import { fn, userEvent, type within } from 'storybook/test';
import { accountHandlers } from '../../mocks/accounts.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { type StoryContext, startClean } from '../admin.tsx';

export type Canvas = ReturnType<typeof within>;

/** Values that the stories sign up with. */
export const person = {
  fullname: 'Maya Reyes',
  email: 'maya@permian.example',
  password: 'mast over the basin',
};

/** Waits for the first step and returns its controls. */
export const personalFields = async (canvas: Canvas) => ({
  fullname: await canvas.findByRole('textbox', { name: 'Full Name' }),
  email: canvas.getByRole('textbox', { name: 'Email' }),
  password: canvas.getByLabelText('Password'),
  confirm: canvas.getByLabelText('Confirm Password'),
  next: canvas.getByRole('button', { name: 'Continue' }),
});

/** Waits for the second step and returns its controls. */
export const companyFields = async (canvas: Canvas) => ({
  name: await canvas.findByRole('textbox', { name: 'Company Name' }),
  industry: canvas.getByRole('combobox', { name: 'Industry' }),
  size: canvas.getByRole('combobox', { name: 'Company Size' }),
  back: canvas.getByRole('button', { name: 'Back' }),
  submit: canvas.getByRole('button', { name: 'Sign Up' }),
});

export async function fillPersonal(canvas: Canvas, { fullname, email, password } = person) {
  const fields = await personalFields(canvas);
  await pasteInto(fields.fullname, fullname);
  await pasteInto(fields.email, email);
  await pasteInto(fields.password, password);
  await pasteInto(fields.confirm, password);
  return fields;
}

export async function toCompany(canvas: Canvas, values = person) {
  await fillPersonal(canvas, values);
  await userEvent.keyboard('{Enter}');
  return companyFields(canvas);
}

export async function fillCompany(canvas: Canvas, name = 'Permian Basin Co.') {
  const fields = await toCompany(canvas);
  await pasteInto(fields.name, name);
  await userEvent.selectOptions(fields.industry, 'Oil & Gas');
  await userEvent.selectOptions(fields.size, '26–100 people');
  return fields;
}

/** Called with each registration that the server receives. */
export const sent = fn<(values: Registration) => void>();

/** Starts a story with no signed-in user and a server that accepts registrations. */
export function startSignUp({ msw }: StoryContext): () => void {
  msw.use(
    ...accountHandlers.register(),
    ...authHandlers.signedIn(),
    ...overviewHandlers.ready(),
    ...ticketHandlers.ready(),
  );
  return startClean(signedOut);
}
