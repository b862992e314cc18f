import type { Registration } from '@derrick/domain/auth';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { accountHandlers } from '../../mocks/accounts.ts';
import { authHandlers, storyTokens } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Register/Form',
  args: { location: '/register' },
  render: (args, context) => renderAdmin({ location: args.location ?? '/register' }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(
      ...accountHandlers.register(),
      ...authHandlers.signedIn(),
      ...overviewHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    const end = [signedOut(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const person = {
  fullname: 'Maya Reyes',
  email: 'maya@permian.example',
  password: 'mast over the basin',
};

const personalFields = async (canvas: Canvas) => ({
  fullname: await canvas.findByRole('textbox', { name: 'Full Name' }),
  email: canvas.getByRole('textbox', { name: 'Email' }),
  password: canvas.getByLabelText('Password'),
  confirm: canvas.getByLabelText('Confirm Password'),
  next: canvas.getByRole('button', { name: 'Continue' }),
});

const companyFields = async (canvas: Canvas) => ({
  name: await canvas.findByRole('textbox', { name: 'Company Name' }),
  industry: canvas.getByRole('combobox', { name: 'Industry' }),
  size: canvas.getByRole('combobox', { name: 'Company Size' }),
  back: canvas.getByRole('button', { name: 'Back' }),
  submit: canvas.getByRole('button', { name: 'Sign Up' }),
});

async function fillPersonal(canvas: Canvas, { fullname, email, password } = person) {
  const fields = await personalFields(canvas);
  await userEvent.type(fields.fullname, fullname);
  await userEvent.type(fields.email, email);
  await userEvent.type(fields.password, password);
  await userEvent.type(fields.confirm, password);
  return fields;
}

async function toCompany(canvas: Canvas, values = person) {
  await fillPersonal(canvas, values);
  await userEvent.keyboard('{Enter}');
  return companyFields(canvas);
}

async function fillCompany(canvas: Canvas, name = 'Permian Basin Co.') {
  const fields = await toCompany(canvas);
  await userEvent.type(fields.name, name);
  await userEvent.selectOptions(fields.industry, 'Oil & Gas');
  await userEvent.selectOptions(fields.size, '26–100 people');
  return fields;
}

/** The button waits for all four fields, and for the passwords to match. */
export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    await step('the heading has the focus, and tells what this is for', async () => {
      const heading = canvas.getByRole('heading', { level: 1, name: 'Register' });
      await expect(heading).toHaveFocus();
      await expect(heading).toHaveAccessibleDescription(
        'Create a company workspace and start managing job tickets and invoices with AI.',
      );
      await expect(document.title).toBe('Register · Derrick');
    });
    await step('the first step is current', async () => {
      const [first, second] = canvas.getAllByRole('listitem');
      await expect(first).toHaveAttribute('aria-current', 'step');
      await expect(second).not.toHaveAttribute('aria-current');
    });
    await step('disabled until all is filled and the passwords match', async () => {
      await userEvent.type(fullname, 'Maya Reyes');
      await userEvent.type(email, 'maya@permian.example');
      await userEvent.type(password, 'mast over');
      await expect(next).toBeDisabled();
      await userEvent.type(confirm, 'mast');
      await expect(next).toBeDisabled();
      await userEvent.type(confirm, ' over');
      await expect(next).toBeEnabled();
    });
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

/** Each field is checked when it is left, and its error is read out. */
export const InvalidOnBlur = meta.story({
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm } = await personalFields(canvas);
    await step('every message of the first step', async () => {
      await userEvent.click(fullname);
      await userEvent.tab();
      await expect(fullname).toHaveAccessibleDescription('Full name is required');
      await expect(email).toHaveFocus();
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Please enter your email address');
      await userEvent.type(email, 'maya@permian');
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      await userEvent.click(password);
      await userEvent.click(confirm);
      await expect(password).toHaveAccessibleDescription('Please enter your password');
      await userEvent.click(password);
      await expect(confirm).toHaveAccessibleDescription('Please confirm your password');
      await userEvent.type(password, 'short');
      await userEvent.type(confirm, 'shore');
      await userEvent.tab();
      await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
      await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    });
    await step('the one that was left last is read out', async () => {
      await waitFor(() =>
        expect(
          canvas
            .getAllByRole('status')
            .some((status) => status.textContent === 'Confirm Password: Passwords do not match'),
        ).toBe(true),
      );
    });
    await step('what is put right is right at once', async () => {
      await userEvent.type(email, '.example');
      await expect(email).toBeValid();
    });
  },
});

/** Submitting goes to the first field that is wrong. */
export const InvalidOnSubmit = meta.story({
  play: async ({ canvas }) => {
    const { email, password } = await fillPersonal(canvas, { ...person, email: 'maya', password: 'short' });
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  },
});

/** Warns, and lets it pass. */
export const CommonPassword = meta.story({
  play: async ({ canvas }) => {
    const { password } = await fillPersonal(canvas, { ...person, password: 'Football1' });
    const warning = 'This is one of the most common passwords and easy to guess. Another one is safer.';
    await waitFor(() => expect(password).toHaveAccessibleDescription(warning));
    await expect(password).toBeValid();
    await expect(canvas.getAllByRole('status').some((status) => status.textContent === warning)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await companyFields(canvas);
  },
});

/** The second step: its heading takes the focus. */
export const Company = meta.story({
  play: async ({ canvas }) => {
    await toCompany(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your company' })).toHaveFocus();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('(done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(
      expect.arrayContaining([
        'Oil & Gas',
        'Technology',
        'Healthcare',
        'Finance',
        '1–5 people',
        '100+ people',
      ]),
    );
  },
});

export const CompanyInvalid = meta.story({
  play: async ({ canvas }) => {
    const { name, industry, size, submit } = await toCompany(canvas);
    await userEvent.click(submit);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Company name is required');
    await expect(industry).toHaveAccessibleDescription('Industry is required');
    await expect(size).toHaveAccessibleDescription('Company size is required');
    await userEvent.type(name, 'Permian Basin Co.');
    await userEvent.click(submit);
    await expect(industry).toHaveFocus();
  },
});

/** Nothing typed is lost, in either direction. */
export const Back = meta.story({
  play: async ({ canvas }) => {
    const { back } = await fillCompany(canvas);
    await userEvent.click(back);
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Register' })).toHaveFocus();
    await expect(fullname).toHaveValue(person.fullname);
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(person.password);
    await expect(confirm).toHaveValue(person.password);
    await userEvent.click(next);
    const { name, industry, size } = await companyFields(canvas);
    await expect(name).toHaveValue('Permian Basin Co.');
    await expect(industry).toHaveDisplayValue('Oil & Gas');
    await expect(size).toHaveDisplayValue('26–100 people');
  },
});

/** The second step by its address, with nothing typed yet, is the first. */
export const SecondStepAfresh = meta.story({
  args: { location: '/register?step=company' },
  play: async ({ canvas }) => {
    await fillPersonal(canvas);
    await expect(canvas.queryByRole('textbox', { name: 'Company Name' })).not.toBeInTheDocument();
  },
});

export const CreatingAccount = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('pending'));
  },
  play: async ({ canvas }) => {
    const { submit, back } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('button', { name: /Creating Account\.\.\./ })).toBeVisible();
    await expect(back).toBeDisabled();
  },
});

const sent = fn<(values: Registration) => void>();

/** By keyboard and by roles alone, from the first field to the dashboard. */
export const ByKeyboard = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerTold(sent));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Full Name' });
    await userEvent.tab();
    await userEvent.keyboard(person.fullname);
    await userEvent.tab();
    await userEvent.keyboard(person.email);
    await userEvent.tab();
    await userEvent.keyboard(person.password);
    // Past the button that shows the password.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`${person.password}{Enter}`);
    await companyFields(canvas);
    await expect(canvas.getByRole('heading', { name: 'Your company' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Permian Basin Co.');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry' }), 'Technology');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Company Size' }), '1–5 people');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(localStorage.getItem('derrick.accessToken')).toBe(storyTokens.accessToken);
    await expect(localStorage.getItem('derrick.refreshToken')).toBe(storyTokens.refreshToken);
    await expect(sent).toHaveBeenCalledWith({
      user: {
        fullname: person.fullname,
        email: person.email,
        password: person.password,
        language: 'EN',
        companyId: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
      },
      company: { name: 'Permian Basin Co.', industry: 'Technology', size: 'STARTUP' },
    });
  },
});

/** Said at its field, on the first step, until the email is another one. */
export const EmailTaken = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('emailTaken'));
  },
  play: async ({ canvas, step, msw }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    const { email, next } = await personalFields(canvas);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(
      'This email already has an account. Sign in, or use another email.',
    );
    await step('another email leads on, and nothing is lost', async () => {
      msw.use(...accountHandlers.register());
      await userEvent.clear(email);
      await userEvent.type(email, 'reyes@permian.example');
      await expect(email).toBeValid();
      await userEvent.click(next);
      const fields = await companyFields(canvas);
      await expect(fields.name).toHaveValue('Permian Basin Co.');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.click(fields.submit);
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
});

/** An id that is taken is nobody's choice: another one is made without a word. */
export const CompanyIdTakenOnce = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerAtSecondId(sent));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    const ids = sent.mock.calls.map(([{ user }]) => user.companyId);
    await expect(ids).toHaveLength(2);
    await expect(new Set(ids).size).toBe(2);
  },
});

export const CompanyIdTakenTwice = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('companyIdTaken'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The workspace could not be created because its ID was taken. Please try again.',
    );
    await expect(submit).toBeEnabled();
  },
});

/** What only the server refuses is said at its field as well. */
export const NameRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('nameRefused'));
  },
  play: async ({ canvas }) => {
    const { name, submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('The company name can have at most 200 characters');
  },
});

/** A server that asks for longer passwords says how long; the form goes back to the password. */
export const PasswordRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('passwordRefused'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    const { password } = await personalFields(canvas);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('The password must be at least 30 characters long');
  },
});

export const FailedSilently = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('silent'));
  },
  play: async ({ canvas }) => {
    const { submit, name } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Registration failed. Please try again.',
    );
    await expect(name).toHaveValue('Permian Basin Co.');
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('noReply'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('rateLimited'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(submit).toBeDisabled();
  },
});

/** Whatever is typed is text: markup, emoji, writing from right to left, a password of 1,000 characters. */
export const BadInput = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerTold(sent));
  },
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    const name = '👷🏽‍♀️ مهندسة النفط <script>alert(1)</script>';
    await step('a password of 1,000 characters is refused in words', async () => {
      await userEvent.click(fullname);
      await userEvent.paste(name);
      await userEvent.type(email, person.email);
      for (const field of [password, confirm]) {
        await userEvent.click(field);
        await userEvent.paste('x'.repeat(1000));
      }
      await userEvent.click(next);
      await expect(password).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Password can have at most 200 characters');
    });
    await step('six characters are enough', async () => {
      for (const field of [password, confirm]) {
        await userEvent.clear(field);
        await userEvent.type(field, 'mast#7');
      }
      await userEvent.click(next);
    });
    await step('an email with a line end never gets here: the field drops it', async () => {
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
  globals: spanish,
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerTold(sent));
  },
  play: async ({ canvas, step }) => {
    const fullname = await canvas.findByRole('textbox', { name: 'Nombre completo' });
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    const password = canvas.getByLabelText('Contraseña');
    const confirm = canvas.getByLabelText('Confirmar la contraseña');
    await step('messages', async () => {
      await userEvent.click(fullname);
      await userEvent.tab();
      await expect(fullname).toHaveAccessibleDescription('El nombre completo es obligatorio');
      await userEvent.click(confirm);
      await userEvent.tab();
      await expect(confirm).toHaveAccessibleDescription('Confirme su contraseña');
    });
    await step('both steps', async () => {
      await userEvent.type(fullname, person.fullname);
      await userEvent.type(email, person.email);
      await userEvent.type(password, person.password);
      await userEvent.type(confirm, `${person.password}{Enter}`);
      const name = await canvas.findByRole('textbox', { name: 'Nombre de la empresa' });
      await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
      await expect(name).toHaveAccessibleDescription('El nombre de la empresa es obligatorio');
      await userEvent.type(name, 'Permian Basin Co.');
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
    });
  },
});

/** Changes every word and nothing else: neither what was typed nor the focus. */
export const LanguageChange = meta.story({
  play: async ({ canvas }) => {
    const { email } = await personalFields(canvas);
    await userEvent.type(email, 'maya@permian');
    await userEvent.tab();
    const language = canvas.getByRole('combobox', { name: 'Language' });
    language.focus();
    await userEvent.selectOptions(language, 'es');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
    await expect(language).toHaveFocus();
    await expect(email).toHaveValue('maya@permian');
    await expect(email).toHaveAccessibleDescription('Escriba un correo electrónico válido');
  },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await fillPersonal(canvas);
    await fits();
  },
});

export const CompanyOnPhone = meta.story({
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre completo' }), person.fullname);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), person.email);
    await userEvent.type(canvas.getByLabelText('Contraseña'), person.password);
    await userEvent.type(canvas.getByLabelText('Confirmar la contraseña'), `${person.password}{Enter}`);
    await canvas.findByRole('textbox', { name: 'Nombre de la empresa' });
    await fits();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: ({ canvas }) => fillPersonal(canvas).then(() => {}),
});

export const CompanyDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { submit } = await toCompany(canvas);
    await userEvent.click(submit);
  },
});
