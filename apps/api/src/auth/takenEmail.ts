import type { ApiFailure } from '../platform/apiFailure.ts';
import { failure } from './failures.ts';

/** 409: the address belongs to another account, or to another user of the same company. */
export const emailTaken = (): ApiFailure => failure('emailTaken', { errors: { email: 'emailTaken' } });

/** The unique indexes on addresses: of confirmed ones across companies, and of all within a company. */
const constraints: readonly unknown[] = ['users_email', 'users_company_email'];

/** Recognises the database's refusal of a taken address; of two who take it at once, the second gets it. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && constraints.includes(Reflect.get(error, 'constraint'));
