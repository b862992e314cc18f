import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { levelHandlers } from '../../mocks/levels.ts';
import { adminAt, spanish } from '../admin.tsx';
import { EDIT, LIST, open, openWithList, press, replaceText, sent, startManaging } from './levels.ts';
import { expectToast, inSpanish, page } from './people.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Levels and roles, problems',
  beforeEach: startManaging,
});

/** Each error is shown at its field, which receives the focus. */
export const Wrong = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await openWithList(canvas);
    const name = () => dialog.getByRole('textbox', { name: /Level name/ });
    await press(dialog, 'Add level');
    await step('requires a name', async () => {
      await press(dialog, 'Add level');
      await expect(await dialog.findByText('Enter a name')).toBeVisible();
      await waitFor(() => expect(name()).toHaveFocus());
    });
    await step('rejects a rate that is not an amount', async () => {
      await replaceText(dialog, /Level name/, 'Pump service');
      await replaceText(dialog, /Hourly rate/, 'a lot{Enter}');
      await expect(await dialog.findByText('Enter an amount from 0 to 10,000, such as 85.50')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Hourly rate/ })).toHaveFocus());
      await expect(sent.body).toBeUndefined();
    });
    await step('rejects a name that is already in use', async () => {
      await replaceText(dialog, /Hourly rate/, '85{Enter}');
      await expect(
        await dialog.findByText('This name is already in use, perhaps by a retired entry'),
      ).toBeVisible();
      await waitFor(() => expect(name()).toHaveFocus());
    });
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.changesPending());
  },
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    await press(dialog, 'Add level');
    await replaceText(dialog, /Level name/, 'Wellhead repair{Enter}');
    await expect(await dialog.findByRole('button', { name: /Saving\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Change Inspection' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('textbox', { name: /Level name/ })).toHaveValue('Wellhead repair');
  },
});

/** Saving fails: the dialog keeps everything typed. */
export const SavingFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.changesFail());
  },
  play: async ({ canvas, step }) => {
    const dialog = await openWithList(canvas);
    await step('adding a level fails', async () => {
      await press(dialog, 'Add level');
      await replaceText(dialog, /Level name/, 'Wellhead repair{Enter}');
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The database is being moved.');
      await expect(dialog.getByRole('textbox', { name: /Level name/ })).toHaveValue('Wellhead repair');
      await press(dialog, 'Cancel');
    });
    await step('restoring a level fails', async () => {
      await press(dialog, 'Bring back Wireline');
      await expectToast('The change could not be saved');
    });
    await step('retiring a level fails', async () => {
      await press(dialog, 'Retire Inspection');
      await press(dialog, 'Retire');
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The database is being moved.');
    });
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.pending());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
});

export const LoadFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.fail());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('Failed to load levels')).toBeVisible();
    await expect(dialog.getByText('The database is being moved. Try again in a minute.')).toBeVisible();
    await press(dialog, 'Retry');
    await expect(await dialog.findByRole('list', { name: 'Levels' })).toBeVisible();
  },
});

export const RolesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.rolesFail());
  },
  play: async ({ canvas }) => {
    const dialog = await openWithList(canvas);
    await press(dialog, 'Pump service, roles');
    await expect(
      await dialog.findByText('The database is being moved. Try again in a minute.'),
    ).toBeVisible();
    await press(dialog, 'Retry');
    await expect(await dialog.findByText('Lead hand')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...levelHandlers.empty());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('No levels yet')).toBeVisible();
    await expect(dialog.queryByRole('heading', { name: 'Retired levels' })).not.toBeInTheDocument();
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitar técnico' }));
    await userEvent.click(await page().findByRole('button', { name: 'Administrar niveles y roles' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Niveles y roles' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar nivel' }));
    await userEvent.keyboard('Inspection{Enter}');
    await expect(
      await dialog.findByText('Este nombre ya está en uso, tal vez en una entrada retirada'),
    ).toBeVisible();
  },
});

/** The success messages in Spanish. */
export const DoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  args: { location: EDIT },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: inSpanish('people.manageLevels') }));
    const dialog = within(await page().findByRole('dialog', { name: inSpanish('jobTypes.title') }));
    const button = (key: Parameters<typeof inSpanish>[0], name: string) =>
      dialog.findByRole('button', { name: inSpanish(key, { name }) });
    await userEvent.click(await dialog.findByRole('button', { name: inSpanish('jobTypes.addLevel') }));
    await userEvent.keyboard('Pozos{Enter}');
    await expectToast(inSpanish('jobTypes.added', { name: 'Pozos' }));
    await userEvent.click(await button('jobTypes.rolesOf', 'Pozos'));
    await expect(await dialog.findByText(inSpanish('jobTypes.noRoles'))).toBeVisible();
    await userEvent.click(await button('jobTypes.change', 'Pozos'));
    await userEvent.keyboard(' y bombas{Enter}');
    await expectToast(inSpanish('jobTypes.saved', { name: 'Pozos y bombas' }));
    await userEvent.click(await button('jobTypes.retireNamed', 'Pozos y bombas'));
    await expect(
      dialog.getByText(inSpanish('jobTypes.retireLevelText', { name: 'Pozos y bombas' })),
    ).toBeVisible();
    await press(dialog, inSpanish('jobTypes.retire'));
    await expectToast(inSpanish('jobTypes.retired', { name: 'Pozos y bombas' }));
    await expect(dialog.getByRole('heading', { name: inSpanish('jobTypes.retiredLevels') })).toBeVisible();
    await userEvent.click(await button('jobTypes.bringBackNamed', 'Pozos y bombas'));
    await expectToast(inSpanish('jobTypes.broughtBack', { name: 'Pozos y bombas' }));
  },
});
