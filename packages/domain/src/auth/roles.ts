/** Are the account types, highest first. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN'] as const;

export type Role = (typeof roles)[number];

/** Tells a role that this version knows from anything else a server may send. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
