import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPassword } from '../../mocks/ownAccountFixtures.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { EDIT, luis, name, press, startEditing } from './editTechnician.ts';
import { type Canvas, expectToast, page } from './people.ts';

/** Technician who signs in with a code besides the password. */
const all = people.map((person) => (person.id === luis ? { ...person, hasSecondFactor: true } : person));

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Technicians/Edit technician, two-step sign-in',
  beforeEach(context) {
    const end = startEditing(context);
    context.msw.use(...technicianHandlers.ready({ all }));
    return end;
  },
});

const RESET = 'Reset two-step sign-in';

async function open(canvas: Canvas) {
  await canvas.findByRole('button', { name: RESET });
  await press(canvas, RESET);
  return within(await page().findByRole('dialog', { name: `${RESET}?` }));
}

/** A wrong password is rejected. With the right one the page reports the reset and keeps the focus. */
export const Reset = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Please enter your password')).toBeVisible();
    await pasteInto(password, 'a wrong guess');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
    await userEvent.clear(password);
    await pasteInto(password, ownPassword);
    await userEvent.keyboard('{Enter}');
    await expectToast('Two-step sign-in was reset');
    await expect(canvas.getByText(/^Luis Ortega can sign in with the password alone/)).toBeVisible();
    const button = canvas.getByRole('button', { name: RESET });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ResetFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.factorResetFails({ all }));
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await pasteInto(dialog.getByLabelText('Your password'), ownPassword);
    await userEvent.keyboard('{Enter}');
    await expect(
      await dialog.findByText('The database is being moved. Try again in a minute.'),
    ).toBeVisible();
  },
});

/** A technician without a second factor: the page has no such section. */
export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready());
  },
  play: async ({ canvas }) => {
    await name(canvas);
    await expect(canvas.queryByRole('heading', { name: 'Two-step sign-in' })).not.toBeInTheDocument();
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  },
});

export const SpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer los dos pasos' }));
    const dialog = within(await page().findByRole('dialog', { name: '¿Restablecer los dos pasos?' }));
    await pasteInto(dialog.getByLabelText('Su contraseña'), ownPassword);
    await userEvent.keyboard('{Enter}');
    await expectToast('Se restableció el inicio de sesión en dos pasos');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
