import { type ApiFailure, failure } from '../platform/failure.ts';

/** 409: an address is one person's in all companies, since it alone is what they sign in with. */
export const emailTaken = (): ApiFailure => failure('emailTaken', { errors: { email: 'emailTaken' } });

/** Recognises the database's refusal of an address that somebody has; of two who take it at once, the second gets it. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'constraint') === 'users_email';
