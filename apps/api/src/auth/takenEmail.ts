import { violatedConstraint } from '../db/index.ts';
import type { ApiFailure } from '../platform/apiFailure.ts';
import { failure } from './failures.ts';

/** 409: the address belongs to another account, or to another user of the same company. */
export const emailTaken = (): ApiFailure => failure('emailTaken', { errors: { email: 'emailTaken' } });

/** Unique indexes on addresses: confirmed addresses across companies, and all addresses within a company. */
const constraints: readonly (string | undefined)[] = ['users_email', 'users_company_email'];

/**
 * Returns whether the database rejected a taken address. If two requests take it at the same time, the second one gets
 * this error.
 */
export const isEmailTaken = (error: unknown): boolean => constraints.includes(violatedConstraint(error));
