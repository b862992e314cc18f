import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/main/AdminApp.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { signedOut } from '../../mocks/session.ts';
import { clearStoredChoices, phone, renderAdmin, spanish } from '../admin.tsx';
import { fields } from './signIn.ts';

/** Marks the page like the server does. The returned function removes the mark. */
function markPage(kind: 'demo' | 'first-start' | 'registration-closed'): () => void {
  const mark = document.createElement('meta');
  mark.name = 'derrick-setup';
  mark.content = kind;
  document.head.append(mark);
  return () => mark.remove();
}

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Sign in/Demo and first start',
  args: { location: '/login' },
  render: (args, context) => renderAdmin({ location: args.location ?? '/login' }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn());
    const end = [signedOut(), clearStoredChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

/** A demo lists its accounts below the form. */
export const Demo = meta.story({
  beforeEach: () => markPage('demo'),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', { name: 'This is a demo.' });
    await expect(note).toHaveTextContent('The password of each account is derrick-demo.');
    await expect(note).toHaveTextContent('owner@demo.derrick.test');
    await fields(canvas);
  },
});

/** An account fills in the form; the user then signs in with Enter. */
export const DemoFillsIn = meta.story({
  beforeEach: () => markPage('demo'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in manager@demo.derrick.test' }));
    const { email, password } = await fields(canvas);
    await expect(email).toHaveValue('manager@demo.derrick.test');
    await expect(password).toHaveValue('derrick-demo');
    const submit = canvas.getByRole('button', { name: 'Sign In' });
    await expect(submit).toBeEnabled();
    await waitFor(() => expect(submit).toHaveFocus());
  },
});

/** A signed-out user opens the root: the sign-in page lists the accounts there, too. */
export const DemoAtTheRoot = meta.story({
  args: { location: '/' },
  beforeEach: () => markPage('demo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'This is a demo.' })).toBeVisible();
  },
});

export const DemoInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach: () => markPage('demo'),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', { name: 'Esta es una demostración.' });
    await expect(note).toHaveTextContent('La contraseña de cada cuenta es derrick-demo.');
  },
});

export const DemoOnAPhone = meta.story({
  globals: phone,
  beforeEach: () => markPage('demo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'This is a demo.' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** No company exists yet: the page leads to the registration of the first company. */
export const FirstStart = meta.story({
  beforeEach: () => markPage('first-start'),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('complementary', {
      name: 'There is no company on this server yet.',
    });
    await expect(note).toHaveTextContent('open the link that the server printed when it started');
    await expect(canvas.getByRole('link', { name: 'Create the first company' })).toHaveAttribute(
      'href',
      '/register',
    );
  },
});

export const FirstStartInSpanishAndDark = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, theme: 'dark' },
  beforeEach: () => markPage('first-start'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/abra el enlace que el servidor mostró al iniciarse/)).toBeVisible();
  },
});

/** The user opens the registration without the printed link: a message reports it before the user fills in both steps. */
export const RegisteringWithoutTheLink = meta.story({
  args: { location: '/register' },
  beforeEach: () => markPage('first-start'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Full Name' });
    await expect(await canvas.findByText(/open the link that the server printed/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create the first company' })).not.toBeInTheDocument();
  },
});

export const RegisteringWithTheLink = meta.story({
  args: { location: '/register?key=story-setup-key' },
  beforeEach: () => markPage('first-start'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Full Name' });
    await expect(canvas.queryByText(/open the link that the server printed/)).not.toBeInTheDocument();
  },
});

/** The operator has closed registration: the page explains how to join a company and shows no form. */
export const RegistrationClosed = meta.story({
  args: { location: '/register' },
  beforeEach: () => markPage('registration-closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Registration is closed' })).toHaveFocus();
    await expect(canvas.getByText(/ask one of its admins for an invitation/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

export const RegistrationClosedInSpanishOnAPhone = meta.story({
  tags: ['test-full'],
  args: { location: '/register' },
  globals: { ...spanish, ...phone },
  beforeEach: () => markPage('registration-closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'El registro está cerrado' })).toBeVisible();
    await expect(canvas.getByText(/pida una invitación a uno de sus administradores/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Registration is closed: the sign-in page does not link to it. */
export const SignInWithClosedRegistration = meta.story({
  beforeEach: () => markPage('registration-closed'),
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});
