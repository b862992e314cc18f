export {
  invitationLinkReply,
  type PersonQueryInput,
  parsePersonQuery,
  personRemovedReply,
  resentReply,
} from '../transition.ts';
export * from './contract.ts';
export { canManage, outranks, refuseInvitation, refuseStatusChange } from './policy.ts';
export {
  type EntryWay,
  entryWays,
  type ManagerMode,
  managerModes,
  type NewPersonErrors,
  type NewPersonValues,
  type NewTechnicianErrors,
  type NewTechnicianValues,
  type TechnicianMode,
  technicianModes,
  validateNeededPhone,
  validateNewManager,
  validateNewTechnician,
} from './rules.ts';
export {
  entryWayOf,
  type InvitationLink,
  invitationLinkStruct,
  type ManagerChanges,
  managerChangesStruct,
  type NewManager,
  type NewTechnician,
  newManagerStruct,
  newTechnicianStruct,
  type Person,
  type PersonQuery,
  personQueryStruct,
  personStruct,
  resendStruct,
  sentInvitationStruct,
  statusChangeStruct,
  type TechnicianChanges,
  technicianChangesStruct,
} from './schema.ts';
export {
  type AccountStatus,
  accountStatuses,
  isAccountStatus,
  type PersonSort,
  personSorts,
  type StatusChange,
  statusChanges,
} from './status.ts';
