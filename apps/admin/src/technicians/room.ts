import { technicianModes } from '@derrick/domain/people';
import { createTechniciansClient } from '@derrick/domain/technicians';
import { HardHat } from 'lucide-react';
import type { PeopleRoom } from '../people/room.ts';

/** Is the room of technicians. */
export const technicians: PeopleRoom = {
  id: 'technicians',
  path: '/dashboard/technicians',
  Icon: HardHat,
  read: 'technicians:read',
  write: 'technicians:write',
  hasLevels: true,
  modes: [
    { id: 'sms_invite', label: 'technicians.mode.sms', way: technicianModes.sms_invite },
    { id: 'email_invite', label: 'technicians.mode.email', way: technicianModes.email_invite },
    { id: 'create_profile', label: 'technicians.mode.profile', way: technicianModes.create_profile },
  ],
  createCalls(http) {
    const client = createTechniciansClient(http);
    return {
      ...client,
      async statistics(options) {
        const counts = await client.statistics(options);
        return {
          total: counts.totalTechnicians,
          active: counts.activeTechnicians,
          pending: counts.pendingInvitations,
        };
      },
      create: ({ jobTypeId = '', jobRoleId = '', ...person }) =>
        client.create({ ...person, jobTypeId, jobRoleId }),
    };
  },
  words: {
    title: 'technicians.title',
    statistics: 'technicians.statistics',
    total: 'technicians.total',
    active: 'technicians.active',
    statisticsFailed: 'technicians.statisticsFailed',
    search: 'technicians.search',
    searchPlaceholder: 'technicians.searchPlaceholder',
    listFailed: 'technicians.listFailed',
    empty: 'technicians.empty',
    emptyHint: 'technicians.emptyHint',
    noMatch: 'technicians.noMatch',
    invite: 'technicians.invite',
    statusUpdated: 'technicians.statusUpdated',
    statusFailed: 'technicians.statusFailed',
    deleteTitle: 'technicians.deleteTitle',
    deleteManyTitle: 'technicians.deleteManyTitle',
    deleteManyText: 'technicians.deleteManyText',
    deleted: 'technicians.deleted',
    deletedMany: 'technicians.deletedMany',
    deleteFailed: 'technicians.deleteFailed',
    refused: 'technicians.notDeleted',
    addTitle: 'technicians.addTitle',
    fullname: 'technicians.fullname',
    invited: 'technicians.invited',
    inviteFailed: 'technicians.inviteFailed',
    fullnameRequired: 'technicians.error.fullnameRequired',
    passwordRequired: 'technicians.error.passwordRequired',
    emailRequired: 'technicians.error.emailRequired',
    phoneRequired: 'technicians.error.phoneRequired',
    editTitle: 'technicians.editTitle',
    name: 'technicians.name',
    loadFailed: 'technicians.loadFailed',
    loadFailedHint: 'technicians.loadFailedHint',
    updated: 'technicians.updated',
    updateFailed: 'technicians.updateFailed',
    updateFailedHint: 'technicians.updateFailedHint',
    missing: 'technicians.missing',
    missingHint: 'technicians.missingHint',
    toList: 'technicians.toList',
  },
};
