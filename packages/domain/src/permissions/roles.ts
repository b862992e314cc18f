/** The roles, highest first. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN'] as const;

export type Role = (typeof roles)[number];

/** Returns true for a role known to this version. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
