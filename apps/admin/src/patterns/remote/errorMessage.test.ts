import { ApiError } from '@derrick/domain/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMessages } from '../../core/i18n/messages.ts';
import { errorMessage, errorReason } from './errorMessage.ts';

const english = createMessages('en');
const spanish = createMessages('es');

beforeAll(async () => {
  for (const messages of [english, spanish])
    await Promise.all([messages.load('common'), messages.load('auth')]);
});

const inEnglish = (error: unknown) =>
  errorMessage(error, { ...english.getSnapshot(), fallback: 'auth.signIn.failed' });
const inSpanish = (error: unknown) =>
  errorMessage(error, { ...spanish.getSnapshot(), fallback: 'auth.signIn.failed' });

describe('errorMessage', () => {
  it('returns the server message, translated by its error code', () => {
    const error = new ApiError({
      message: 'Wrong email or password',
      code: 'INVALID_CREDENTIALS',
      status: 401,
    });
    expect(inEnglish(error)).toBe('Wrong email or password');
    expect(inSpanish(error)).toBe('El correo o la contraseña no son correctos');
  });

  it('returns the server message untranslated when the error code is generic', () => {
    expect(
      inSpanish(new ApiError({ message: 'Falta la fecha', code: 'VALIDATION_FAILED', status: 400 })),
    ).toBe('Falta la fecha');
  });

  it('returns the fallback message of the screen when the server sent no message', () => {
    expect(inEnglish(new ApiError({ message: 'HTTP 502 error', code: 'HTTP_502', status: 502 }))).toBe(
      'Login failed. Please try again.',
    );
    expect(inEnglish(new TypeError('x is undefined'))).toBe('Login failed. Please try again.');
  });

  it('errorReason returns the HTTP status when the server sent no message', () => {
    const error = new ApiError({ message: 'HTTP 502 error', code: 'HTTP_502', status: 502 });
    expect(errorReason(error, english.getSnapshot())).toBe('HTTP 502 error');
    expect(errorReason(error, spanish.getSnapshot())).toBe('Error HTTP 502');
    expect(errorReason(new TypeError('x is undefined'), english.getSnapshot())).toBeUndefined();
  });

  it('returns the message for a missing response in both languages when no response arrived', () => {
    const error = new ApiError({ message: 'No response from server', code: 'NO_RESPONSE' });
    expect(inEnglish(error)).toBe('No response from server');
    expect(inSpanish(error)).toBe('El servidor no responde');
  });
});
