import { commonPasswords } from './list.ts';

/** True for the 3,000 most common passwords, in capitals or not. Load this file late: the list is 9 KB. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
