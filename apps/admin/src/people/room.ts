import type { HttpClient } from '@derrick/domain/http';
import type { Manager } from '@derrick/domain/managers';
import type { EntryWay, ManagerChanges, PeopleClient, TechnicianChanges } from '@derrick/domain/people';
import type { Permission } from '@derrick/domain/permissions';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '../app/i18n/catalogue.ts';

/** Is one row of a room; only technicians have a level and a role. */
export type Person = Manager & {
  /** The level. */
  jobTypeId?: string | null;
  jobRoleId?: string | null;
};

/** Is what the dialog sends: a name, what the way in needs, and in a room with levels those. */
export interface NewPerson {
  fullname: string;
  jobTypeId?: string;
  jobRoleId?: string;
  password?: string;
  email?: string;
  phone?: string;
}

/** Is what the edit page sends: only what is to change. */
export type PersonChanges = ManagerChanges & TechnicianChanges;

/** Are the three figures above the list. */
export interface Counts {
  total: number;
  active: number;
  pending: number;
}

/** Are the calls of one room. */
export type PeopleCalls = PeopleClient<Person, Counts, NewPerson, PersonChanges>;

/** Is one tab of the dialog: how the new person gets in. */
export interface RoomMode {
  id: string;
  label: MessageKey;
  way: EntryWay;
}

/** Are the words in which rooms differ. */
export interface RoomWords {
  title: MessageKey;
  statistics: MessageKey;
  total: MessageKey;
  active: MessageKey;
  statisticsFailed: MessageKey;
  search: MessageKey;
  searchPlaceholder: MessageKey;
  listFailed: MessageKey;
  empty: MessageKey;
  emptyHint: MessageKey;
  noMatch: MessageKey;
  invite: MessageKey;
  statusUpdated: MessageKey;
  statusFailed: MessageKey;
  deleteTitle: MessageKey;
  deleteManyTitle: MessageKey;
  deleteManyText: MessageKey;
  deleted: MessageKey;
  deletedMany: MessageKey;
  deleteFailed: MessageKey;
  refused: MessageKey;
  addTitle: MessageKey;
  fullname: MessageKey;
  invited: MessageKey;
  inviteFailed: MessageKey;
  fullnameRequired: MessageKey;
  passwordRequired: MessageKey;
  emailRequired: MessageKey;
  phoneRequired: MessageKey;
  editTitle: MessageKey;
  name: MessageKey;
  loadFailed: MessageKey;
  loadFailedHint: MessageKey;
  updated: MessageKey;
  updateFailed: MessageKey;
  updateFailedHint: MessageKey;
  missing: MessageKey;
  missingHint: MessageKey;
  toList: MessageKey;
}

/** Is what makes technicians of the one engine of people, or managers. */
export interface PeopleRoom {
  /** First word of the cache keys of everything that a change of a person makes stale. */
  id: 'technicians' | 'managers';
  /** Is where the list stands; `/edit/{id}` under it is a person's page. */
  path: string;
  Icon: LucideIcon;
  read: Permission;
  write: Permission;
  /** Whether people have a level and a role. */
  hasLevels: boolean;
  /** The first is the one that the dialog begins with. */
  modes: readonly [RoomMode, ...RoomMode[]];
  createCalls: (http: HttpClient) => PeopleCalls;
  words: RoomWords;
}
