import passwords from './passwords.txt?raw';

/**
 * The 3,000 most common passwords of six characters and more, in lower case; in alphabetical order, which compresses
 * to four fifths of the order by rank. Taken from `passwords.json` of @zxcvbn-ts/language-common 3.0.4, which lists them
 * by how often they were met in leaks; its licence is LICENSE.txt beside this file.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords.trim().split(/\s/));

/** Recognises the most common passwords, in capitals or not. Load this file late: the list is 9 KB. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
