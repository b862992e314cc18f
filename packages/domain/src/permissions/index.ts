export { type Permission, permissions, permissionsOf, seesOwnTicketsOnly } from './permissions.ts';
