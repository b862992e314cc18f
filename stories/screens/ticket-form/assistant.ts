import { userEvent, within } from 'storybook/test';
import { users } from '../../mocks/auth.ts';
import { type Canvas, page } from './form.ts';

const { company } = users.SUPER_ADMIN;

/** User of a company that has the assistant. */
export const withAssistant = {
  ...users.SUPER_ADMIN,
  company: { ...company, assistant: 'LOCAL' as const },
};

/** Name of the assistant's button in both languages. */
export const VOICE = /^(?:Create Ticket with voice|Crear ticket con la voz|Crear ticket por voz)/;

/** Opens the panel by keyboard and returns it. */
export async function openAssistant(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: VOICE });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await page().findByRole('dialog'));
  await panel.findByRole('textbox');
  return panel;
}
