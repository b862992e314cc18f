import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone } from '../admin.tsx';
import {
  dialogOf,
  EDIT,
  LIST,
  levelField,
  openInvite,
  openWithList,
  press,
  replaceText,
  sent,
  startManaging,
} from './levels.ts';
import { type Canvas, expectToast, page, pick } from './people.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Levels and roles',
  beforeEach: startManaging,
});

const roleField = (scope: Canvas) => scope.getByRole('combobox', { name: /Technician Role/ });

/** Closes the dialog of levels. The dialog below it becomes available again. */
async function closeLevels() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(page().queryByRole('dialog', { name: 'Levels and roles' })).not.toBeInTheDocument(),
  );
}

/** Levels with their hourly rates, and a separate list of retired levels. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    const list = within(dialog.getByRole('list', { name: 'Levels' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.getByText('$85.00 an hour')).toBeVisible();
    await expect(list.getAllByText('No hourly rate')).toHaveLength(6);
    await expect(list.queryByText('Wireline')).not.toBeInTheDocument();
    await expect(dialog.getByRole('heading', { name: 'Retired levels' })).toBeVisible();
    await expect(dialog.getByText('Wireline')).toBeVisible();
  },
});

/** A manager edits levels without seeing their rates. */
export const WithoutRates = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    const list = within(dialog.getByRole('list', { name: 'Levels' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByText(/an hour|No hourly rate/)).not.toBeInTheDocument();
    await press(dialog, 'Add level');
    await expect(await dialog.findByRole('textbox', { name: /Level name/ })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: /Hourly rate/ })).not.toBeInTheDocument();
  },
});

/** The user adds a level with a rate and a role: both are chosen in the invitation, which keeps everything typed. */
export const LevelAdded = meta.story({
  play: async ({ canvas, step }) => {
    const invite = await openInvite(canvas);
    await pasteInto(invite.getByRole('textbox', { name: /Full Name/ }), 'Priya Nair');
    await press(invite, 'Manage levels and roles');
    const dialog = await dialogOf();
    await dialog.findByRole('list', { name: 'Levels' });
    await step('adds a level', async () => {
      await press(dialog, 'Add level');
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Level name/ })).toHaveFocus());
      await userEvent.keyboard('Wellhead repair');
      await replaceText(dialog, /Hourly rate/, '$1,085.50{Enter}');
      await expectToast('“Wellhead repair” was added');
      await expect(sent.body).toEqual({ name: 'Wellhead repair', hourlyRateCents: 108_550 });
      await expect(dialog.getByText('$1,085.50 an hour')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Add level' })).toHaveFocus());
    });
    await step('adds a role to the level', async () => {
      await press(dialog, 'Wellhead repair, roles');
      await expect(
        await dialog.findByText('No roles yet. Technicians of this level need one.'),
      ).toBeVisible();
      await press(dialog, 'Add role');
      await replaceText(dialog, /Role name/, 'Rigger{Enter}');
      await expectToast('“Rigger” was added');
      await expect(dialog.getByRole('button', { name: 'Change Rigger' })).toBeVisible();
    });
    await step('the invitation selects both', async () => {
      await closeLevels();
      await expect(invite.getByRole('textbox', { name: /Full Name/ })).toHaveValue('Priya Nair');
      await waitFor(() =>
        expect(invite.getByRole('button', { name: 'Manage levels and roles' })).toHaveFocus(),
      );
      await expect(levelField(invite)).toHaveValue('Wellhead repair');
      await expect(roleField(invite)).toHaveValue('Rigger');
    });
  },
});

/** The user renames a level and removes its rate. Fields with this level show the new name. */
export const LevelChanged = meta.story({
  args: { location: EDIT },
  play: async ({ canvas }) => {
    await waitFor(() => expect(levelField(canvas)).toHaveValue('Pump service'));
    await press(canvas, 'Manage levels and roles');
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change Pump service' }));
    await expect(dialog.getByRole('textbox', { name: /Hourly rate/ })).toHaveValue('85');
    await replaceText(dialog, /Level name/, 'Pumps');
    await replaceText(dialog, /Hourly rate/, '');
    await press(dialog, 'Save');
    await expectToast('“Pumps” was saved');
    await expect(sent.body).toEqual({ name: 'Pumps', hourlyRateCents: 0 });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Change Pumps' })).toHaveFocus());
    const footer = dialog.getAllByRole('button', { name: 'Close' }).at(-1);
    if (footer) await userEvent.click(footer);
    await waitFor(() => expect(levelField(canvas)).toHaveValue('Pumps'));
  },
});

/** Retiring a level asks for confirmation. Retired levels are listed separately and can be restored. */
export const LevelRetired = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await openWithList(canvas);
    await step('cancels retiring a level', async () => {
      await press(dialog, 'Retire Inspection');
      await expect(dialog.getByText(/Retire “Inspection” and its roles\?/)).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Retire Inspection' })).toHaveFocus());
    });
    await step('retires the level', async () => {
      await press(dialog, 'Retire Inspection');
      await press(dialog, 'Retire');
      await expectToast('“Inspection” was retired');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Add level' })).toHaveFocus());
      await expect(dialog.queryByRole('button', { name: 'Change Inspection' })).not.toBeInTheDocument();
    });
    await step('restores the level', async () => {
      await press(dialog, 'Bring back Inspection');
      await expectToast('“Inspection” is back');
      await expect(await dialog.findByRole('button', { name: 'Change Inspection' })).toBeVisible();
    });
  },
});

/** If the selected role is retired, the role field is cleared. If the selected level is retired, both fields are cleared. */
export const ChosenRetired = meta.story({
  play: async ({ canvas, step }) => {
    const invite = await openInvite(canvas);
    await pick(invite, /Technician Level/, 'Pump service');
    await pick(invite, /Technician Role/, 'Helper');
    await press(invite, 'Manage levels and roles');
    const dialog = await dialogOf();
    await step('retires the selected role', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Pump service, roles' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Retire Helper' }));
      await press(dialog, 'Retire');
      await expectToast('“Helper” was retired');
      await closeLevels();
      await expect(levelField(invite)).toHaveValue('Pump service');
      await expect(roleField(invite)).toHaveValue('');
    });
    await step('retires the selected level', async () => {
      await pick(invite, /Technician Role/, 'Operator');
      await press(invite, 'Manage levels and roles');
      const reopened = await dialogOf();
      await userEvent.click(await reopened.findByRole('button', { name: 'Retire Pump service' }));
      await press(reopened, 'Retire');
      await expectToast('“Pump service” was retired');
      await closeLevels();
      await expect(levelField(invite)).toHaveValue('');
      await expect(roleField(invite)).toHaveValue('');
      await expect(roleField(invite)).toBeDisabled();
    });
  },
});

/** The technician keeps the level when another level is added and when this level is retired. */
export const EditedMeanwhile = meta.story({
  args: { location: EDIT },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(levelField(canvas)).toHaveValue('Pump service'));
    await step('adds another level', async () => {
      await press(canvas, 'Manage levels and roles');
      const dialog = await dialogOf();
      await userEvent.click(await dialog.findByRole('button', { name: 'Add level' }));
      await replaceText(dialog, /Level name/, 'Wellhead repair{Enter}');
      await expectToast('“Wellhead repair” was added');
      await closeLevels();
      await expect(levelField(canvas)).toHaveValue('Pump service');
    });
    await step('retires the technician’s level', async () => {
      await press(canvas, 'Manage levels and roles');
      const dialog = await dialogOf();
      await userEvent.click(await dialog.findByRole('button', { name: 'Retire Pump service' }));
      await press(dialog, 'Retire');
      await expectToast('“Pump service” was retired');
      await closeLevels();
      await expect(levelField(canvas)).toHaveValue('Pump service');
      await press(canvas, 'Submit changes');
      await expectToast('No changes to save');
    });
  },
});

export const Roles = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await openWithList(canvas);
    await step('shows the roles', async () => {
      await press(dialog, 'Pump service, roles');
      await expect(dialog.getByRole('button', { name: 'Pump service, roles' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(await dialog.findByText('Lead hand')).toBeVisible();
    });
    await step('renames a role', async () => {
      await press(dialog, 'Change Helper');
      await replaceText(dialog, /Role name/, 'Swamper{Enter}');
      await expectToast('“Swamper” was saved');
    });
    await step('rejects a name that is already in use', async () => {
      await press(dialog, 'Change Swamper');
      await replaceText(dialog, /Role name/, 'operator{Enter}');
      await expect(
        await dialog.findByText('This name is already in use, perhaps by a retired entry'),
      ).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('retires the role', async () => {
      await press(dialog, 'Retire Swamper');
      await press(dialog, 'Retire');
      await expectToast('“Swamper” was retired');
      await expect(await dialog.findByRole('heading', { name: 'Retired roles' })).toBeVisible();
    });
    await step('restores the role', async () => {
      await press(dialog, 'Bring back Swamper');
      await expect(await dialog.findByRole('button', { name: 'Change Swamper' })).toBeVisible();
    });
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    await press(dialog, 'Pump service, roles');
    await press(dialog, 'Change Inspection');
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    await press(dialog, 'Pump service, roles');
    await dialog.findByText('Lead hand');
    await press(dialog, 'Change Inspection');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
