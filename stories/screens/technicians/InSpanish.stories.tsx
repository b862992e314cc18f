import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { inSpanish } from './spanish.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/technicians'),
  title: 'Screens/Technicians/In Spanish',
  // What is looked at are the words.
  tags: ['one-theme'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...technicianHandlers.ready(), ...levelHandlers.ready());
    return startAfresh(signedIn);
  },
});

const person = (name: string) => ({
  name,
  id: people.find(({ fullname }) => fullname === name)?.id ?? '',
});

const cases = inSpanish({
  id: 'technicians',
  one: 'users/technician',
  handlers: technicianHandlers,
  active: person('Abigail Stone'),
  pending: person('Priya Nair'),
  other: person('Andre Lewis'),
});

export const List = meta.story(cases.list);
export const StatusUpdated = meta.story(cases.statusUpdated);
export const ActivatedWithoutPassword = meta.story(cases.activatedWithoutPassword);
export const StatusFails = meta.story(cases.statusFails);
export const Deleted = meta.story(cases.deleted);
export const DeleteFails = meta.story(cases.deleteFails);
export const BulkDeleted = meta.story(cases.bulkDeleted);
export const BulkDeleteRefused = meta.story(cases.bulkDeleteRefused);
export const Resent = meta.story(cases.resent);
export const Revoked = meta.story(cases.revoked);
export const InvitationFails = meta.story(cases.invitationFails);
export const RevokeFails = meta.story(cases.revokeFails);
export const ListFails = meta.story(cases.listFails);
export const Empty = meta.story(cases.empty);
export const NoResult = meta.story(cases.noResult);
export const Checks = meta.story(cases.checks);
export const InviteFails = meta.story(cases.inviteFails);
export const Updated = meta.story(cases.updated);
export const UpdateFails = meta.story(cases.updateFails);
export const NoChanges = meta.story(cases.noChanges);
export const LoadFails = meta.story(cases.loadFails);
export const Missing = meta.story(cases.missing);
