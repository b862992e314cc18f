import { expect, userEvent, waitFor, within } from 'storybook/test';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { type StoryContext, startClean } from '../admin.tsx';

export type Canvas = ReturnType<typeof within>;

export const NEW = '/dashboard/job-ticket';

/** Queries of the complete document, including dialogs and toasts. */
export const page = () => within(document.body);

export const formReady = async (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Location/ });

/** Replaces the value of a field in one step. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await pasteInto(field, text);
}

export const field = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('textbox', { name });

const required = [/^Location/, /^Well name/, /^Description/];
const texts = ['Loving County, TX 79754', 'Ridgeback 14-2H', 'Replaced seal on injection pump 3.'];

/**
 * Fills in the required fields of a ticket: location, well name and description. `labels` are their labels in the current
 * language.
 */
export async function fillRequired(canvas: Canvas, labels: readonly RegExp[] = required) {
  for (const [index, name] of labels.entries()) {
    await fill(await canvas.findByRole('textbox', { name }), texts[index] ?? '');
  }
}

export const submit = async (canvas: Canvas, name = 'Create Job Ticket') =>
  userEvent.click(canvas.getByRole('button', { name }));

const fileOf = (name: string, size = 1200) => new File([new Uint8Array(size).fill(65)], name);

export async function attach(root: HTMLElement, ...names: (string | File)[]) {
  const input = root.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  const files = names.map((name) => (typeof name === 'string' ? fileOf(name) : name));
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

/** Expects the list with the dialog that confirms the created ticket. */
export async function expectCreated() {
  const dialog = await page().findByRole('dialog', { name: 'Job Ticket Created' });
  await expect(dialog).toHaveTextContent('Your job ticket has been successfully created and saved.');
  return dialog;
}

/** Expects the summary of errors to have the focus and to list these errors. */
export async function expectProblems(canvas: Canvas, ...problems: (string | RegExp)[]) {
  const summary = await canvas.findByRole('group', {
    name: problems.length === 1 ? 'There is 1 problem' : `There are ${problems.length} problems`,
  });
  await waitFor(() => expect(summary).toHaveFocus());
  const items = within(summary).getAllByRole('listitem');
  await expect(items).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) await expect(items[index]).toHaveTextContent(problem);
  return summary;
}

/** Stores a draft of a new ticket, as an earlier visit would have. */
export function keepDraft(values: object, ageMs: number) {
  const key = `derrick.draft.${users.SUPER_ADMIN.id}.new`;
  const empty = {
    location: '',
    wellName: '',
    description: '',
    notes: '',
    workDate: '',
    workStartedAt: null,
    workEndedAt: null,
    travelStartedAt: null,
    travelEndedAt: null,
    technician: null,
    jobType: null,
    customerCompany: '',
    customerName: '',
    costReference: '',
    lines: [],
  };
  localStorage.setItem(
    key,
    JSON.stringify([{ id: 'earlier', values: { ...empty, ...values }, savedAt: Date.now() - ageMs }]),
  );
}

/** Starts a story with a signed-in user and a new set of tickets. */
export function startTicketForm({ msw }: StoryContext): () => void {
  msw.use(
    ...authHandlers.signedIn(),
    ...ticketFormHandlers.ready(),
    ...fileHandlers.ready(),
    ...ticketHandlers.ready(),
  );
  return startClean(signedIn);
}

export const textFile = (name: string) => new File(['psi'], name, { type: 'text/plain' });
