import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { fields, fillIn } from './signIn.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Sign in/Form',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedOut);
  },
});

/** The button is disabled until both fields are filled in. */
export const Empty = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    const { email, password, submit } = await fields(canvas);
    await step('the button is disabled until both fields are filled in', async () => {
      await expect(submit).toBeDisabled();
      await pasteInto(email, 'maya@permian.example');
      await expect(submit).toBeDisabled();
      await userEvent.type(password, 'x');
      await expect(submit).toBeEnabled();
      await userEvent.clear(password);
      await expect(submit).toBeDisabled();
    });
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByText(`© ${new Date().getFullYear()} Derrick`)).toBeVisible();
    await expect(document.title).toBe('Sign In · Derrick');
  },
});

/** The theme is chosen before signing in, and stored in the browser. */
export const ThemeChosen = meta.story({
  play: async ({ canvas }) => {
    const theme = await canvas.findByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(theme, 'dark');
    await waitFor(() => expect(localStorage.getItem('derrick.theme')).toBe('dark'));
    await expect(theme).toHaveValue('dark');
  },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await expect(submit).toBeEnabled();
  },
});

/** Leaving a field validates it. */
export const InvalidOnBlur = meta.story({
  play: async ({ canvas, step }) => {
    const { email, password } = await fields(canvas);
    await step('rejects an incomplete email address', async () => {
      await pasteInto(email, 'maya@permian');
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
      await expect(email).toBeInvalid();
    });
    await step('rejects a short password', async () => {
      await userEvent.type(password, 'short');
      await userEvent.click(document.body);
      await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    });
    await step('correcting a value removes its error at once', async () => {
      await pasteInto(email, '.example');
      await expect(email).toBeValid();
    });
    await step('reports an empty field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Email' }));
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription(/Please enter your email address/);
    });
  },
});

/** Submitting validates all fields and focuses the first invalid one. */
export const InvalidOnSubmit = meta.story({
  play: async ({ canvas }) => {
    const { email } = await fillIn(canvas, { email: 'maya', password: 'short' });
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
  },
});

/** The button is pending until the server replies. */
export const SigningIn = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('pending'));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Signing In\.\.\./ })).toBeVisible();
  },
});

/** The user arrives from the reset page. Dismissing the success message also removes its parameter from the address. */
export const PasswordReset = meta.story({
  args: { location: '/login?success=password-reset' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your password has been successfully changed.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await waitFor(() =>
      expect(canvas.queryByText('Your password has been successfully changed.')).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

export const PasswordShown = meta.story({
  play: async ({ canvas }) => {
    const { password } = await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('invalid'));
  },
  play: async ({ canvas, step }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    await step('validates in Spanish', async () => {
      await userEvent.type(email, 'maya@');
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription(/Ingrese un correo electrónico válido/);
    });
    await step('shows the server’s rejection in Spanish', async () => {
      await pasteInto(email, 'permian.example');
      await pasteInto(canvas.getByLabelText('Contraseña'), 'not-the-one');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'El correo o la contraseña no son correctos',
      );
    });
  },
});

/** Another language changes all texts at once, without a reload, and is stored. */
export const LanguageChange = meta.story({
  play: async ({ canvas }) => {
    const { email } = await fields(canvas);
    await pasteInto(email, 'maya@permian.example');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'es');
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(
      'maya@permian.example',
    );
    await expect(document.documentElement).toHaveAttribute('lang', 'es');
    await expect(localStorage.getItem('derrick.language')).toBe('es');
  },
});

/** A browser that prefers Spanish shows English with a button for Spanish. Using the button removes it. */
export const SpanishOffered = meta.story({
  beforeEach() {
    const languages = spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en']);
    return () => languages.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    const offer = canvas.getByRole('button', { name: 'Ver en español' });
    await expect(offer).toHaveAttribute('lang', 'es');
    await userEvent.click(offer);
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver en español' })).not.toBeInTheDocument();
    await expect(localStorage.getItem('derrick.language')).toBe('es');
    await expect(sessionStorage.getItem('derrick.languageChosen')).toBe('es');
  },
});

/** The offer has a line to itself, because name, offer and language do not fit side by side. */
export const SpanishOfferedOnPhone = SpanishOffered.extend({
  tags: ['test-full'],
  globals: phone,
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: 'Ver en español' });
    const language = canvas.getByRole('combobox', { name: 'Language' });
    await expect(offer.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      language.getBoundingClientRect().bottom,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: ({ canvas }) => fields(canvas).then(() => {}),
});

/** On a phone the picture is hidden. */
export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(canvas.getByText('Every job, every hour, every invoice. On one ticket.')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A signed-in user is redirected to the requested page. */
export const AlreadySignedIn = meta.story({
  args: { location: '/login?next=%2Fdashboard%2Fjob-tickets%3Fpage%3D2' },
  beforeEach() {
    localStorage.setItem('derrick.accessToken', 'story-access-token');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
  },
});
