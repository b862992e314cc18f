import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rememberCreated } from '../../../apps/admin/src/tickets/form/createdFlag.ts';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { signedIn } from '../../mocks/session.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { adminAt, startClean } from '../admin.tsx';
import { attach, fill, keepDraft, NEW } from '../ticket-form/form.ts';
import { type Case, fits } from './case.ts';

const LIST = '/dashboard/job-tickets';
const luis = tickets.find(({ technician }) => technician?.fullname === 'Luis Ortega')?.technician?.id ?? '';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Pseudo-locale/Job tickets',
  beforeEach({ msw }) {
    rememberCreated({ jobcode: 'TK-10483', id: tickets[0]?.id ?? '' });
    msw.use(
      ...authHandlers.signedIn(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

type Canvas = Parameters<Case['shows']>[0];

const press = async (scope: Canvas, english: string) =>
  userEvent.click(await scope.findByRole('button', { name: pseudoText(english) }));
const box = (canvas: Canvas, english: string) =>
  canvas.findByRole('textbox', { name: (name: string) => name.startsWith(pseudoText(english)) });

/** All errors at once: fields, times, files. */
const problems: Case = {
  location: NEW,
  async act(canvas, root) {
    await fill(await box(canvas, 'Work start'), 'half past');
    await fill(await box(canvas, 'Travel start'), '7');
    await fill(await box(canvas, 'Travel end'), '6:30');
    await attach(root, 'setup.exe', `${'a-very-long-name-'.repeat(6)}.pdf`);
    await press(canvas, 'Create Job Ticket');
  },
  async shows(_canvas, root) {
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4));
  },
};

const uploading: Case = {
  location: NEW,
  handlers: () => fileHandlers.breaksAt('pump-seal.jpg', 9),
  async act(canvas, root) {
    for (const name of ['Location', 'Well name', 'Description']) await fill(await box(canvas, name), 'Pecos');
    await attach(root, 'pressure-test.pdf', 'pump-seal.jpg');
    await press(canvas, 'Create Job Ticket');
  },
  async shows(_canvas, root) {
    await waitFor(() => expect(root.querySelector('[data-status="failed"]')).toBeVisible());
  },
};

const draft: Case = {
  location: NEW,
  handlers() {
    keepDraft({ location: 'Midland, TX 79701' }, 3 * 60 * 60 * 1000);
    return [];
  },
  shows: (canvas) => canvas.findByRole('button', { name: pseudoText('Continue draft') }),
};

const conflict: Case = {
  location: `${NEW}/${editable.id}`,
  handlers: () => ticketFormHandlers.conflicting({ wellName: 'Sandhill 7-1H', notes: 'Gasket is ordered.' }),
  async act(canvas) {
    await fill(await box(canvas, 'Well name'), 'Ridgeback 15-1H');
    await press(canvas, 'Submit changes');
  },
  async shows() {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const leaving: Case = {
  location: NEW,
  async act(canvas) {
    await fill(await box(canvas, 'Location'), 'Pecos');
    await press(canvas, 'Cancel');
  },
  async shows() {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const created: Case = {
  location: `${LIST}?created=TK-10483`,
  shows: () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
};

/** The first date has the first three parts: month, day and year. The fourth part is the month of the second date. */
const monthOfTheEnd = (dialog: HTMLElement) => within(dialog).getAllByRole('spinbutton')[3] ?? dialog;

const filters: Case = {
  location: `${LIST}?technicians=${luis}&from=2026-10-01`,
  async act(canvas) {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { expanded: false, name: /\(1|2\)/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('checkbox');
    await userEvent.click(monthOfTheEnd(dialog));
    await userEvent.keyboard('09012026');
  },
  async shows() {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(monthOfTheEnd(dialog)).toHaveAttribute('aria-invalid', 'true'));
  },
};

const columns: Case = {
  location: LIST,
  async act(canvas) {
    await canvas.findByText('#TK-10482');
    await press(canvas, 'Columns');
  },
  async shows() {
    await within(await screen.findByRole('dialog')).findAllByRole('checkbox');
  },
};

/** Chips above the rows, and the selection bar. */
const selected: Case = {
  location: `${LIST}?technicians=${luis}&from=2026-10-01&to=2026-11-30`,
  async act(canvas) {
    await canvas.findByText('#TK-10482');
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
  },
  async shows() {
    await waitFor(() => expect(document.querySelectorAll('.lucide-download')).toHaveLength(2));
  },
};

export const Problems = meta.story(fits(problems));
export const Uploading = meta.story(fits(uploading));
export const Draft = meta.story(fits(draft));
export const Conflict = meta.story(fits(conflict));
export const Leaving = meta.story(fits(leaving, ['laptop', 'narrow']));
export const Created = meta.story(fits(created, ['laptop', 'narrow']));
export const Filters = meta.story(fits(filters));
export const Columns = meta.story(fits(columns, ['laptop', 'tablet']));
export const Selected = meta.story(fits(selected));
