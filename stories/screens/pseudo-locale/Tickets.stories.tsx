import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rememberCreated } from '../../../apps/admin/src/tickets/form/createdFlag.ts';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { signedIn } from '../../mocks/session.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers, tickets } from '../../mocks/tickets.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { attach, fill, keepDraft, NEW } from '../ticket-form/form.ts';
import { at, type Case } from './case.ts';

const LIST = '/dashboard/job-tickets';
const luis = tickets.find(({ technician }) => technician?.fullname === 'Luis Ortega')?.technician?.id ?? '';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Pseudo-locale/Job tickets',
  beforeEach({ msw }) {
    rememberCreated('TK-10483');
    msw.use(
      ...authHandlers.signedIn(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    return startAfresh(signedIn);
  },
});

type Canvas = Parameters<Case['reach']>[0];

const press = async (scope: Canvas, english: string) =>
  userEvent.click(await scope.findByRole('button', { name: pseudoText(english) }));
const box = (canvas: Canvas, english: string) =>
  canvas.findByRole('textbox', { name: (name: string) => name.startsWith(pseudoText(english)) });

/** Every problem at once: fields, times, files. */
const problems: Case = {
  location: NEW,
  async reach(canvas, root) {
    await fill(await box(canvas, 'Work start'), 'half past');
    await fill(await box(canvas, 'Travel start'), '7');
    await fill(await box(canvas, 'Travel end'), '6:30');
    await attach(root, 'setup.exe', `${'a-very-long-name-'.repeat(6)}.pdf`);
    await press(canvas, 'Create Job Ticket');
    await waitFor(() => expect(root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4));
  },
};

const uploading: Case = {
  location: NEW,
  handlers: () => fileHandlers.breaksAt('pump-seal.jpg', 9),
  async reach(canvas, root) {
    for (const name of ['Location', 'Well name', 'Description']) await fill(await box(canvas, name), 'Pecos');
    await attach(root, 'pressure-test.pdf', 'pump-seal.jpg');
    await press(canvas, 'Create Job Ticket');
    await waitFor(() => expect(root.querySelector('[data-status="failed"]')).toBeVisible());
  },
};

const draft: Case = {
  location: NEW,
  handlers() {
    keepDraft({ location: 'Midland, TX 79701' }, 3 * 60 * 60 * 1000);
    return [];
  },
  reach: (canvas) => canvas.findByRole('button', { name: pseudoText('Continue draft') }),
};

const conflict: Case = {
  location: `${NEW}/${editable.id}`,
  handlers: () => ticketFormHandlers.conflicting({ wellName: 'Sandhill 7-1H', notes: 'Gasket is ordered.' }),
  async reach(canvas) {
    await fill(await box(canvas, 'Well name'), 'Ridgeback 15-1H');
    await press(canvas, 'Submit changes');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const leaving: Case = {
  location: NEW,
  async reach(canvas) {
    await fill(await box(canvas, 'Location'), 'Pecos');
    await press(canvas, 'Cancel');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const created: Case = {
  location: `${LIST}?created=TK-10483`,
  reach: () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
};

const filters: Case = {
  location: `${LIST}?technicians=${luis}&from=2026-10-01`,
  async reach(canvas) {
    await canvas.findByText('#TK-10482');
    await userEvent.click(await canvas.findByRole('button', { expanded: false, name: /\(1|2\)/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('checkbox');
    // Month, day and year of the first date stand before those of the second.
    const month = within(dialog).getAllByRole('spinbutton')[3] ?? dialog;
    await userEvent.click(month);
    await userEvent.keyboard('09012026');
    await waitFor(() => expect(month).toHaveAttribute('aria-invalid', 'true'));
  },
};

const columns: Case = {
  location: LIST,
  async reach(canvas) {
    await canvas.findByText('#TK-10482');
    await press(canvas, 'Columns');
    await within(await screen.findByRole('dialog')).findAllByRole('checkbox');
  },
};

/** Chips above the rows, and the bar of the selected ones. */
const selected: Case = {
  location: `${LIST}?technicians=${luis}&from=2026-10-01&to=2026-11-30`,
  async reach(canvas) {
    await canvas.findByText('#TK-10482');
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(document.querySelectorAll('.lucide-download')).toHaveLength(2));
  },
};

export const Problems360 = meta.story(at('narrow', problems));
export const Problems768 = meta.story(at('tablet', problems));
export const Problems1280 = meta.story(at('laptop', problems));

export const Uploading360 = meta.story(at('narrow', uploading));
export const Uploading768 = meta.story(at('tablet', uploading));
export const Uploading1280 = meta.story(at('laptop', uploading));

export const Draft360 = meta.story(at('narrow', draft));
export const Draft768 = meta.story(at('tablet', draft));
export const Draft1280 = meta.story(at('laptop', draft));

export const Conflict360 = meta.story(at('narrow', conflict));
export const Conflict768 = meta.story(at('tablet', conflict));
export const Conflict1280 = meta.story(at('laptop', conflict));

export const Leaving360 = meta.story(at('narrow', leaving));
export const Leaving1280 = meta.story(at('laptop', leaving));

export const Created360 = meta.story(at('narrow', created));
export const Created1280 = meta.story(at('laptop', created));

export const Filters360 = meta.story(at('narrow', filters));
export const Filters768 = meta.story(at('tablet', filters));
export const Filters1280 = meta.story(at('laptop', filters));

export const Columns768 = meta.story(at('tablet', columns));
export const Columns1280 = meta.story(at('laptop', columns));

export const Selected360 = meta.story(at('narrow', selected));
export const Selected768 = meta.story(at('tablet', selected));
export const Selected1280 = meta.story(at('laptop', selected));
