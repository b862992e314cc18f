import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { managerHandlers, technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, startClean } from '../admin.tsx';
import { type Case, fits, heading } from './case.ts';

const TECHNICIANS = '/dashboard/technicians';
const MANAGERS = '/dashboard/managers';
const EDIT = `${TECHNICIANS}/edit/${people[0]?.id ?? ''}`;

const meta = preview.meta({
  ...adminAt(TECHNICIANS),
  title: 'Screens/Pseudo-locale/People',
  tags: ['test-full'],
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...technicianHandlers.ready(),
      ...managerHandlers.ready(),
      ...levelHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

type Canvas = Parameters<Case['shows']>[0];

const press = async (scope: Canvas, english: string) =>
  userEvent.click(await scope.findByRole('button', { name: pseudoText(english) }));

const list: Case = {
  location: TECHNICIANS,
  shows: (canvas) => waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10)),
};

/** The selection bar replaces search and invitation. */
const selected: Case = {
  location: `${TECHNICIANS}?search=luis`,
  async act(canvas) {
    const row = await canvas.findByRole('row', { name: /Luis Ortega/ });
    await userEvent.click(within(row).getByRole('checkbox'));
  },
  async shows(canvas) {
    await canvas.findByRole('button', { name: pseudoText('Delete') });
  },
};

const rowMenu: Case = {
  location: `${TECHNICIANS}?search=priya`,
  async act(canvas) {
    const row = await canvas.findByRole('row', { name: /Priya Nair/ });
    await userEvent.click(within(row).getByRole('button'));
  },
  async shows() {
    await screen.findByRole('menu');
  },
};

const deleting: Case = {
  location: `${TECHNICIANS}?search=priya`,
  async act(canvas) {
    await rowMenu.act?.(canvas, document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: pseudoText('Delete') }));
  },
  async shows() {
    await screen.findByRole('alertdialog');
  },
};

const emptyForm: Case = {
  location: TECHNICIANS,
  handlers: () => technicianHandlers.empty(),
  shows: heading('No technicians found'),
};

const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the dialog in one of its modes, with every error that it can show. */
const inviting = (location: string, button: string, mode: number): Case => ({
  location,
  async act(canvas) {
    await press(canvas, button);
    const invite = await dialog();
    const radio = invite.getAllByRole('radio')[mode];
    if (!radio) throw new Error(`The dialog has no mode ${mode}`);
    await userEvent.click(radio);
    const fields = invite.getAllByRole('textbox');
    if (mode === 0 && location === TECHNICIANS) {
      // The submit button is disabled while the number is invalid, so only the field of the number shows an error.
      await userEvent.type(fields.at(-1) ?? document.body, '43255');
      await userEvent.tab();
    } else {
      await press(invite, 'Invite');
    }
  },
  async shows() {
    await waitFor(() => expect(document.querySelector('[role=dialog] [aria-invalid="true"]')).toBeVisible());
  },
});

const bySms = inviting(TECHNICIANS, 'Invite Technician', 0);
const byEmail = inviting(TECHNICIANS, 'Invite Technician', 1);
const byProfile = inviting(TECHNICIANS, 'Invite Technician', 2);
const manager = inviting(MANAGERS, 'Invite Manager', 0);

const levels: Case = {
  location: TECHNICIANS,
  async act(canvas) {
    await press(canvas, 'Invite Technician');
    await press(await dialog(), 'Manage levels and roles');
    await userEvent.click(await screen.findByRole('button', { name: /Inspection/, expanded: false }));
    await screen.findAllByRole('button', { name: /Lead hand/ });
    await press(within(document.body), 'Add level');
    await userEvent.keyboard('{Enter}');
  },
  async shows() {
    await waitFor(() => expect(document.querySelector('[role=dialog] [aria-invalid="true"]')).toBeVisible());
  },
};

const edit: Case = {
  location: EDIT,
  shows: (canvas) => waitFor(() => expect(canvas.getByDisplayValue('Pump service')).toBeVisible()),
};

const editMissing: Case = {
  location: `${TECHNICIANS}/edit/0192a000-0000-7000-8000-00000000dead`,
  shows: heading('This technician does not exist'),
};

const managerList: Case = {
  location: MANAGERS,
  shows: (canvas) => canvas.findByRole('row', { name: /Lena Fischer/ }),
};

export const List = meta.story(fits(list, ['laptop', 'tablet']));
export const ListNarrow = meta.story(fits(list, ['narrow']));
export const Selected = meta.story(fits(selected, ['laptop', 'tablet']));
export const SelectedNarrow = meta.story(fits(selected, ['narrow']));
export const RowMenu = meta.story(fits(rowMenu));
export const Deleting = meta.story(fits(deleting));
export const Nobody = meta.story(fits(emptyForm));
export const BySms = meta.story(fits(bySms));
export const ByEmail = meta.story(fits(byEmail));
export const ByProfile = meta.story(fits(byProfile));
export const Levels = meta.story(fits(levels));
export const Edit = meta.story(fits(edit));
export const EditMissing = meta.story(fits(editMissing));
export const ManagerList = meta.story(fits(managerList));
export const Manager = meta.story(fits(manager));
