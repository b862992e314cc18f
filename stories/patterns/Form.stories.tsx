import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { users } from '../mocks/auth.ts';
import { signedIn } from '../mocks/session.ts';
import { phone, spanish, startClean } from '../screens/admin.tsx';
import { AppContext } from './AppContext.tsx';
import { type Note, NoteForm, type NoteFormProps, refusal } from './NoteForm.tsx';

const save = fn<(note: Note, version: number | undefined) => unknown>();

const accept: NoteFormProps['save'] = async (note, version) => {
  save(note, version);
  return { ok: true, data: note };
};

const meta = preview.meta({
  component: NoteForm,
  title: 'Patterns/Form',
  args: { save: accept },
  render: (args, { globals }) => (
    <AppContext key={`${globals['locale']}`} locale={globals['locale']} messages={[]}>
      <NoteForm {...args} />
    </AppContext>
  ),
  beforeEach() {
    save.mockClear();
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Title/ });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const page = () => within(document.body);

/** Leaving a field validates it and announces its error. Correcting the value removes the error at once. */
export const CheckedOnBlur = meta.story({
  play: async ({ canvas }) => {
    const field = await title(canvas);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Please enter a title');
    await expect(canvas.getByRole('status')).toHaveTextContent(': Please enter a title');
    await expect(canvas.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument();
    await userEvent.type(field, 'Pump');
    await expect(field).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Submitting lists all errors above the form in the order of the fields. The list receives the focus. */
export const CheckedOnSubmission = meta.story({
  play: async ({ canvas }) => {
    await title(canvas);
    await press(canvas, 'Add line');
    await press(canvas, 'Save');
    const summary = await canvas.findByRole('group', { name: 'There are 2 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please enter a title', 'Please enter a whole number']);
    await userEvent.click(within(summary).getByRole('link', { name: 'Please enter a whole number' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity 1' })).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
});

/** Lines can be added and removed. Errors stay with their line. */
export const Lines = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.type(await title(canvas), 'Pump');
    for (const _ of [1, 2]) await press(canvas, 'Add line');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity 1' }), '4');
    await step('the second line is rejected', async () => {
      await press(canvas, 'Save');
      await expect(canvas.getByRole('textbox', { name: 'Quantity 1' })).toBeValid();
      await expect(canvas.getByRole('textbox', { name: 'Quantity 2' })).toBeInvalid();
    });
    await step('saving succeeds after the second line is removed', async () => {
      await press(canvas, 'Remove line 2');
      await press(canvas, 'Save');
      await expect(await canvas.findByText(/^Saved/)).toHaveTextContent('"lines":[{"quantity":"4"}]');
    });
  },
});

/**
 * The server rejects a value: the error is shown at its field until the value changes. Submitting the same value again
 * sends a new request.
 */
export const RefusedByServer = meta.story({
  args: {
    async save(note: Note) {
      return note.title === 'Pump' ? refusal(409, { title: 'titleTaken' }) : { ok: true, data: note };
    },
  },
  play: async ({ canvas }) => {
    const field = await title(canvas);
    await userEvent.type(field, 'Pump');
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('group', { name: 'There is 1 problem' })).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('This title is taken');
    await userEvent.type(field, 's');
    await expect(field).toBeValid();
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^Saved/)).toHaveTextContent('Pumps');
  },
});

/**
 * Saving fails without an error of a field: the form shows the failure above, keeps everything typed, and the next
 * attempt succeeds.
 */
export const FailsOnce = meta.story({
  args: {
    save: (() => {
      let attempts = 0;
      return async (note: Note) => {
        attempts += 1;
        return attempts % 2 === 1 ? refusal(503) : { ok: true, data: note };
      };
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await title(canvas), 'Pump');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Failed to fetch user data: The server refused')).toBeVisible();
    await expect(await title(canvas)).toHaveValue('Pump');
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
  },
});

/**
 * The submit function rejects instead of returning an error: the form logs and shows the failure, and can be submitted
 * again.
 */
export const SubmitRejectsOnce = meta.story({
  beforeEach() {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  args: {
    save: (() => {
      let attempts = 0;
      return async (note: Note) => {
        attempts += 1;
        if (attempts % 2 === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return { ok: true, data: note };
      };
    })(),
  },
  play: async ({ canvas }) => {
    const field = await title(canvas);
    await userEvent.type(field, 'Pump');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Failed to fetch user data')).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(expect.any(TypeError));
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue('Pump');
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
  },
});

/** While the form is being saved, the user can neither change it nor submit it again. */
export const Pending = meta.story({
  args: { save: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(await title(canvas), 'Pump{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Saving/ })).toHaveFocus());
    await expect(await title(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** Leaving the page with unsaved changes asks for confirmation. The next visit offers to restore them. */
export const LeavesAndReturns = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.type(await title(canvas), 'Pump');
    await step('Stay keeps the form open', async () => {
      await press(canvas, 'Cancel');
      const dialog = within(await page().findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(await title(canvas)).toHaveValue('Pump');
    });
    await step('Leave opens the other page', async () => {
      await press(canvas, 'Cancel');
      const dialog = within(await page().findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
      await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    });
  },
});

const keepDraft = () =>
  localStorage.setItem(
    `derrick.draft.${users.SUPER_ADMIN.id}.note`,
    JSON.stringify([
      { id: 'earlier', values: { title: 'Pump', text: '', lines: [] }, savedAt: Date.now() - 3_600_000 },
    ]),
  );

export const DraftOffered = meta.story({
  beforeEach: keepDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/saved 1 hour ago/)).toBeVisible();
    await press(canvas, 'Restore');
    await expect(await title(canvas)).toHaveValue('Pump');
    await expect(await title(canvas)).toHaveFocus();
    await expect(canvas.queryByText(/saved 1 hour ago/)).not.toBeInTheDocument();
  },
});

const theirs: Note = { title: 'Theirs', text: 'Theirs', lines: [] };

/** Another user saved the record first: the user chooses field by field and saves on top of the current version. */
export const Conflict = meta.story({
  args: {
    note: { title: 'Pump', text: '', lines: [] },
    version: 1,
    async save(note: Note, version: number | undefined) {
      return version === 1
        ? refusal(409, undefined, { note: theirs, changedAt: new Date(Date.now() - 300_000).toISOString() })
        : { ok: true, data: note };
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await title(canvas), ' seal');
    await press(canvas, 'Save');
    const dialog = within(await page().findByRole('dialog', { name: 'Another user has changed this' }));
    await expect(dialog.getByText(/Lena Fischer saved it 5 minutes ago/)).toBeVisible();
    const [keepMine] = dialog.getAllByRole('radio', { name: /Keep mine/ });
    await expect(keepMine).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Saved/)).toHaveTextContent(
      '{"title":"Pump seal","text":"Theirs","lines":[]}',
    );
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await title(canvas);
    await press(canvas, 'Save');
    await canvas.findByRole('group', { name: 'There is 1 problem' });
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  beforeEach: keepDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Recuperar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
