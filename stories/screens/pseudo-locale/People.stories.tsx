import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { managerHandlers, technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { at, type Case, heading } from './case.ts';

const TECHNICIANS = '/dashboard/technicians';
const MANAGERS = '/dashboard/managers';
const EDIT = `${TECHNICIANS}/edit/${people[0]?.id ?? ''}`;

const meta = preview.meta({
  ...adminAt(TECHNICIANS),
  title: 'Screens/Pseudo-locale/People',
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...technicianHandlers.ready(),
      ...managerHandlers.ready(),
      ...levelHandlers.ready(),
    );
    return startAfresh(signedIn);
  },
});

type Canvas = Parameters<Case['reach']>[0];

const press = async (scope: Canvas, english: string) =>
  userEvent.click(await scope.findByRole('button', { name: pseudoText(english) }));

const list: Case = {
  location: TECHNICIANS,
  reach: (canvas) => waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10)),
};

/** The bar of the selected ones in place of search and invitation. */
const selected: Case = {
  location: `${TECHNICIANS}?search=luis`,
  async reach(canvas) {
    const row = await canvas.findByRole('row', { name: /Luis Ortega/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await canvas.findByRole('button', { name: pseudoText('Delete') });
  },
};

const rowMenu: Case = {
  location: `${TECHNICIANS}?search=priya`,
  async reach(canvas) {
    const row = await canvas.findByRole('row', { name: /Priya Nair/ });
    await userEvent.click(within(row).getByRole('button'));
    await screen.findByRole('menu');
  },
};

const deleting: Case = {
  location: `${TECHNICIANS}?search=priya`,
  async reach(canvas) {
    await rowMenu.reach(canvas, document.body);
    await userEvent.click(screen.getByRole('menuitem', { name: pseudoText('Delete') }));
    await screen.findByRole('alertdialog');
  },
};

const nobody: Case = {
  location: TECHNICIANS,
  handlers: () => technicianHandlers.empty(),
  reach: heading('No technicians found'),
};

const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the dialog in one of its modes, with every error that it can show. */
const inviting = (location: string, button: string, mode: number): Case => ({
  location,
  async reach(canvas) {
    await press(canvas, button);
    const invite = await dialog();
    const way = invite.getAllByRole('radio')[mode];
    if (!way) throw new Error(`The dialog has no mode ${mode}`);
    await userEvent.click(way);
    const fields = invite.getAllByRole('textbox');
    if (mode === 0 && location === TECHNICIANS) {
      // Sending is off while the number is wrong: what is said is said at the number.
      await userEvent.type(fields.at(-1) ?? document.body, '43255');
      await userEvent.tab();
    } else {
      await press(invite, 'Invite');
    }
    await waitFor(() => expect(document.querySelector('[role=dialog] [aria-invalid="true"]')).toBeVisible());
  },
});

const bySms = inviting(TECHNICIANS, 'Invite Technician', 0);
const byEmail = inviting(TECHNICIANS, 'Invite Technician', 1);
const byProfile = inviting(TECHNICIANS, 'Invite Technician', 2);
const manager = inviting(MANAGERS, 'Invite Manager', 0);

const levels: Case = {
  location: TECHNICIANS,
  async reach(canvas) {
    await press(canvas, 'Invite Technician');
    await press(await dialog(), 'Manage levels and roles');
    await userEvent.click(await screen.findByRole('button', { name: /Inspection/, expanded: false }));
    await screen.findByText('Lead hand');
    await press(within(document.body), 'Add level');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[role=dialog] [aria-invalid="true"]')).toBeVisible());
  },
};

const edit: Case = {
  location: EDIT,
  reach: (canvas) => waitFor(() => expect(canvas.getByDisplayValue('Pump service')).toBeVisible()),
};

const editMissing: Case = {
  location: `${TECHNICIANS}/edit/0192a000-0000-7000-8000-00000000dead`,
  reach: heading('This technician does not exist'),
};

const managerList: Case = {
  location: MANAGERS,
  reach: (canvas) => canvas.findByRole('row', { name: /Lena Fischer/ }),
};

export const List360 = meta.story(at('narrow', list));
export const List768 = meta.story(at('tablet', list));
export const List1280 = meta.story(at('laptop', list));

export const Selected360 = meta.story(at('narrow', selected));
export const Selected768 = meta.story(at('tablet', selected));
export const Selected1280 = meta.story(at('laptop', selected));

export const RowMenu360 = meta.story(at('narrow', rowMenu));
export const RowMenu768 = meta.story(at('tablet', rowMenu));
export const RowMenu1280 = meta.story(at('laptop', rowMenu));

export const Deleting360 = meta.story(at('narrow', deleting));
export const Deleting768 = meta.story(at('tablet', deleting));
export const Deleting1280 = meta.story(at('laptop', deleting));

export const Nobody360 = meta.story(at('narrow', nobody));
export const Nobody768 = meta.story(at('tablet', nobody));
export const Nobody1280 = meta.story(at('laptop', nobody));

export const BySms360 = meta.story(at('narrow', bySms));
export const BySms768 = meta.story(at('tablet', bySms));
export const BySms1280 = meta.story(at('laptop', bySms));

export const ByEmail360 = meta.story(at('narrow', byEmail));
export const ByEmail768 = meta.story(at('tablet', byEmail));
export const ByEmail1280 = meta.story(at('laptop', byEmail));

export const ByProfile360 = meta.story(at('narrow', byProfile));
export const ByProfile768 = meta.story(at('tablet', byProfile));
export const ByProfile1280 = meta.story(at('laptop', byProfile));

export const Levels360 = meta.story(at('narrow', levels));
export const Levels768 = meta.story(at('tablet', levels));
export const Levels1280 = meta.story(at('laptop', levels));

export const Edit360 = meta.story(at('narrow', edit));
export const Edit768 = meta.story(at('tablet', edit));
export const Edit1280 = meta.story(at('laptop', edit));

export const EditMissing360 = meta.story(at('narrow', editMissing));
export const EditMissing768 = meta.story(at('tablet', editMissing));
export const EditMissing1280 = meta.story(at('laptop', editMissing));

export const ManagerList360 = meta.story(at('narrow', managerList));
export const ManagerList768 = meta.story(at('tablet', managerList));
export const ManagerList1280 = meta.story(at('laptop', managerList));

export const Manager360 = meta.story(at('narrow', manager));
export const Manager768 = meta.story(at('tablet', manager));
export const Manager1280 = meta.story(at('laptop', manager));
