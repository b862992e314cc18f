import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers } from '../../mocks/accounts.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import {
  companyFields,
  fillPersonal,
  person,
  personalFields,
  sent,
  startSignUp,
  toCompany,
} from './signUp.ts';

const meta = preview.meta({
  ...adminAt('/register'),
  title: 'Screens/Register/Languages and looks',
  beforeEach: startSignUp,
});

/** Any input is treated as text: markup, emoji, right-to-left writing, a password of 1,000 characters. */
export const BadInput = meta.story({
  tags: ['state:invalid'],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerWith(sent));
  },
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    const name = '👷🏽‍♀️ مهندسة النفط <script>alert(1)</script>';
    await step('rejects a password of 1,000 characters with a message', async () => {
      await userEvent.click(fullname);
      await userEvent.paste(name);
      await pasteInto(email, person.email);
      for (const field of [password, confirm]) {
        await userEvent.click(field);
        await userEvent.paste('x'.repeat(1000));
      }
      await userEvent.click(next);
      await expect(password).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Password can have at most 200 characters');
    });
    await step('accepts a password of six characters', async () => {
      for (const field of [password, confirm]) {
        await userEvent.clear(field);
        await userEvent.type(field, 'mast#7');
      }
      await userEvent.click(next);
    });
    await step('an email field drops line breaks', async () => {
      const { name: company, industry, size, submit } = await companyFields(canvas);
      await userEvent.click(company);
      await userEvent.paste('<img src=x onerror=alert(1)> "Basin" & Co.');
      await userEvent.selectOptions(industry, 'Finance');
      await userEvent.selectOptions(size, '100+ people');
      await userEvent.click(submit);
    });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [{ user, company } = {}] = sent.mock.calls[0] ?? [];
    await expect(user?.fullname).toBe(name);
    await expect(company?.name).toBe('<img src=x onerror=alert(1)> "Basin" & Co.');
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerWith(sent));
  },
  play: async ({ canvas, step }) => {
    const fullname = await canvas.findByRole('textbox', { name: 'Nombre completo' });
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    const password = canvas.getByLabelText('Contraseña');
    const confirm = canvas.getByLabelText('Confirmar la contraseña');
    await step('shows the errors in Spanish', async () => {
      await userEvent.click(fullname);
      await userEvent.tab();
      await expect(fullname).toHaveAccessibleDescription('El nombre completo es obligatorio');
      await userEvent.click(confirm);
      await userEvent.tab();
      await expect(confirm).toHaveAccessibleDescription('Confirme su contraseña');
    });
    await step('shows both steps in Spanish', async () => {
      await pasteInto(fullname, person.fullname);
      await pasteInto(email, person.email);
      await pasteInto(password, person.password);
      await pasteInto(confirm, person.password);
      await userEvent.keyboard('{Enter}');
      const name = await canvas.findByRole('textbox', { name: 'Nombre de la empresa' });
      await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
      await expect(name).toHaveAccessibleDescription('El nombre de la empresa es obligatorio');
      await pasteInto(name, 'Permian Basin Co.');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sector' }), 'Petróleo y gas');
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Tamaño de la empresa' }),
        '6–25 personas',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [values] = sent.mock.calls[0] ?? [];
    await expect(values?.user.language).toBe('ES');
    await expect(values?.company).toEqual({
      name: 'Permian Basin Co.',
      industry: 'Oil & Gas',
      size: 'SMALL',
      timeZone: 'UTC',
    });
  },
});

/** Another language changes all texts, but neither the typed values nor the focus. */
export const LanguageChange = meta.story({
  play: async ({ canvas }) => {
    const { email } = await personalFields(canvas);
    await pasteInto(email, 'maya@permian');
    await userEvent.tab();
    const language = canvas.getByRole('combobox', { name: 'Language' });
    language.focus();
    await userEvent.selectOptions(language, 'es');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
    await expect(language).toHaveFocus();
    await expect(email).toHaveValue('maya@permian');
    await expect(email).toHaveAccessibleDescription('Ingrese un correo electrónico válido');
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await fillPersonal(canvas);
    await fits();
  },
});

export const CompanyOnPhone = meta.story({
  tags: ['state:ready'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await pasteInto(await canvas.findByRole('textbox', { name: 'Nombre completo' }), person.fullname);
    await pasteInto(canvas.getByRole('textbox', { name: 'Correo electrónico' }), person.email);
    await pasteInto(canvas.getByLabelText('Contraseña'), person.password);
    await pasteInto(canvas.getByLabelText('Confirmar la contraseña'), person.password);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: 'Nombre de la empresa' });
    await fits();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: ({ canvas }) => fillPersonal(canvas).then(() => {}),
});

export const CompanyDark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { submit } = await toCompany(canvas);
    await userEvent.click(submit);
  },
});
