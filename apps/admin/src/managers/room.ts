import { createManagersClient } from '@derrick/domain/managers';
import { managerModes } from '@derrick/domain/people';
import { UsersRound } from 'lucide-react';
import type { PeopleRoom } from '../people/room.ts';

/** Is the room of managers. */
export const managers: PeopleRoom = {
  id: 'managers',
  path: '/dashboard/managers',
  Icon: UsersRound,
  read: 'managers:read',
  write: 'managers:write',
  hasLevels: false,
  modes: [
    { id: 'username', label: 'managers.mode.username', way: managerModes.username },
    { id: 'email', label: 'managers.mode.email', way: managerModes.email },
    { id: 'phone', label: 'managers.mode.phone', way: managerModes.phone },
  ],
  createCalls(http) {
    const client = createManagersClient(http);
    return {
      ...client,
      async statistics(options) {
        const counts = await client.statistics(options);
        return {
          total: counts.totalManagers,
          active: counts.activeManagers,
          pending: counts.pendingInvitations,
        };
      },
      create: ({ jobTypeId: _level, jobRoleId: _role, ...person }) => client.create(person),
      update: (id, { jobTypeId: _level, jobRoleId: _role, ...changes }) => client.update(id, changes),
    };
  },
  words: {
    title: 'managers.title',
    statistics: 'managers.statistics',
    total: 'managers.total',
    active: 'managers.active',
    statisticsFailed: 'managers.statisticsFailed',
    search: 'managers.search',
    searchPlaceholder: 'managers.searchPlaceholder',
    listFailed: 'managers.listFailed',
    empty: 'managers.empty',
    emptyHint: 'managers.emptyHint',
    noMatch: 'managers.noMatch',
    invite: 'managers.invite',
    statusUpdated: 'managers.statusUpdated',
    statusFailed: 'managers.statusFailed',
    deleteTitle: 'managers.deleteTitle',
    deleteManyTitle: 'managers.deleteManyTitle',
    deleteManyText: 'managers.deleteManyText',
    deleted: 'managers.deleted',
    deletedMany: 'managers.deletedMany',
    deleteFailed: 'managers.deleteFailed',
    refused: 'managers.notDeleted',
    addTitle: 'managers.addTitle',
    fullname: 'managers.fullname',
    invited: 'managers.invited',
    inviteFailed: 'managers.inviteFailed',
    fullnameRequired: 'managers.error.fullnameRequired',
    passwordRequired: 'managers.error.passwordRequired',
    emailRequired: 'managers.error.emailRequired',
    phoneRequired: 'managers.error.phoneRequired',
    editTitle: 'managers.editTitle',
    name: 'managers.name',
    loadFailed: 'managers.loadFailed',
    loadFailedHint: 'managers.loadFailedHint',
    updated: 'managers.updated',
    updateFailed: 'managers.updateFailed',
    updateFailedHint: 'managers.updateFailedHint',
    missing: 'managers.missing',
    missingHint: 'managers.missingHint',
    toList: 'managers.toList',
  },
};
