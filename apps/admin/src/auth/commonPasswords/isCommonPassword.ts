import passwords from './passwords.txt?raw';

/**
 * The 3,000 most common passwords with at least six characters, in lowercase and alphabetical order, which compresses to
 * 80% of the size of the order by rank. Source: `passwords.json` of @zxcvbn-ts/language-common 3.0.4, which sorts them by
 * their frequency in leaks; license in LICENSE.txt next to this file.
 */
export const commonPasswords: ReadonlySet<string> = new Set(passwords.trim().split(/\s/));

/** Returns whether a password is common, ignoring case. Load this file lazily: the list is 9 KB. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
