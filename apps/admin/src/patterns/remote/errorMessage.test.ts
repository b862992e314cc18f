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
  it('is the server’s message', () => {
    const error = new ApiError({
      message: 'Wrong email or password',
      code: 'INVALID_CREDENTIALS',
      status: 401,
    });
    expect(inEnglish(error)).toBe('Wrong email or password');
    expect(inSpanish(error)).toBe('El correo o la contraseña no son correctos');
  });

  it('is the server’s message in its own language when the code says nothing', () => {
    expect(
      inSpanish(new ApiError({ message: 'Falta la fecha', code: 'VALIDATION_FAILED', status: 400 })),
    ).toBe('Falta la fecha');
  });

  it('is the screen’s own when the server said nothing in words', () => {
    expect(inEnglish(new ApiError({ message: 'HTTP 502 error', code: 'HTTP_502', status: 502 }))).toBe(
      'Login failed. Please try again.',
    );
    expect(inEnglish(new TypeError('x is undefined'))).toBe('Login failed. Please try again.');
  });

  it('names the HTTP status beside a title, when the server said nothing in words', () => {
    const error = new ApiError({ message: 'HTTP 502 error', code: 'HTTP_502', status: 502 });
    expect(errorReason(error, english.getSnapshot())).toBe('HTTP 502 error');
    expect(errorReason(error, spanish.getSnapshot())).toBe('Error HTTP 502');
    expect(errorReason(new TypeError('x is undefined'), english.getSnapshot())).toBeUndefined();
  });

  it('is the client’s in both languages when no reply came', () => {
    const error = new ApiError({ message: 'No response from server', code: 'NO_RESPONSE' });
    expect(inEnglish(error)).toBe('No response from server');
    expect(inSpanish(error)).toBe('El servidor no responde');
  });
});
