/** The account types, highest first. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN'] as const;

export type Role = (typeof roles)[number];

/** Recognises the roles that this version knows among whatever a server sends. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
