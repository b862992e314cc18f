import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pasteInto } from '../pasteInto.ts';
import { TechnicianForm } from './TechnicianForm.tsx';

const meta = preview.meta({
  component: TechnicianForm,
  title: 'Recipes/Form',
  args: {
    onSaved: fn(),
    async save({ email }) {
      if (email === 'nobody@example.com') throw new Error('No connection');
      if (email === 'dana@example.com') return { ok: false, errors: { email: 'emailTaken' } };
      return email === 'one.more@example.com' ? { ok: false, errors: { form: 'teamFull' } } : { ok: true };
    },
  },
});

const press = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save technician' }));

/**
 * The form rejects the entries, then the server does, then the server does not reply, then saving succeeds. The focus
 * moves to the error each time.
 */
export const Basic = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('reports three empty fields', async () => {
      await press(canvas);
      const summary = await canvas.findByRole('group', { name: 'There are 3 problems' });
      await waitFor(() => expect(summary).toHaveFocus());
      await userEvent.click(within(summary).getByRole('link', { name: 'Enter a name' }));
      await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    });
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await step('the server rejects a known address', async () => {
      await userEvent.keyboard('Dana Whitfield');
      await pasteInto(email, 'dana@example.com');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Rate/ }), '62.50');
      await press(canvas);
      const summary = await canvas.findByRole('group', { name: 'There is 1 problem' });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(email).toHaveAccessibleDescription(/belongs to somebody else/);
    });
    await step('the server rejects the complete form', async () => {
      await userEvent.clear(email);
      await pasteInto(email, 'one.more@example.com');
      await press(canvas);
      const summary = await canvas.findByRole('group', { name: 'There is 1 problem' });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(summary).toHaveTextContent('room for 25 technicians');
      await expect(within(summary).queryByRole('link')).not.toBeInTheDocument();
      await userEvent.clear(email);
      await expect(summary).not.toBeInTheDocument();
    });
    await step('the server does not reply, and the form keeps everything typed', async () => {
      await pasteInto(email, 'nobody@example.com');
      await press(canvas);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was saved');
      await expect(email).toHaveValue('nobody@example.com');
    });
    await step('saves the technician', async () => {
      await userEvent.clear(email);
      await pasteInto(email, 'dana.w@example.com');
      await press(canvas);
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});
