export { type AuditGroup, auditGroups } from '../contract/recordedEvents.ts';
export * from './contract.ts';
export * from './exportContract.ts';
export * from './recorded.ts';
export * from './schema.ts';
