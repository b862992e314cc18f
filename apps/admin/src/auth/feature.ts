import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';
import { setupKind } from './setup/kind.ts';
import { withSetupNote } from './setup/note.ts';

// Only pages with a setup mark load these messages.
const noteMessages = setupKind() ? (['setup'] as const) : [];

/** Sign-in, registration, and pages of email links. */
export const auth: Feature = {
  pages: [
    {
      path: '/login',
      messages: ['auth', ...noteMessages],
      Screen: deferred(async () => (await withSetupNote(import('./LoginScreen.tsx'))).LoginScreen),
    },
    {
      path: '/register',
      messages: ['account', 'auth', ...noteMessages],
      Screen: deferred(
        async () => (await withSetupNote(import('./register/RegisterScreen.tsx'))).RegisterScreen,
      ),
    },
    {
      path: '/forgot-password',
      messages: ['account', 'auth'],
      Screen: deferred(async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen),
    },
    {
      path: '/reset-password',
      messages: ['account', 'auth'],
      Screen: deferred(async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen),
    },
    {
      path: '/verify',
      messages: ['account', 'auth'],
      Screen: deferred(async () => (await import('./verify/VerifyScreen.tsx')).VerifyScreen),
    },
    {
      path: '/confirm-email',
      messages: ['account', 'auth'],
      Screen: deferred(async () => (await import('./emailLinks/ConfirmEmailScreen.tsx')).ConfirmEmailScreen),
    },
    {
      path: '/undo-email',
      messages: ['account', 'auth'],
      Screen: deferred(async () => (await import('./emailLinks/UndoEmailScreen.tsx')).UndoEmailScreen),
    },
  ],
};
