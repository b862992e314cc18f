import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { managers } from '../../mocks/peopleFixtures.ts';
import { managerHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { inSpanish } from '../technicians/spanish.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/managers'),
  title: 'Screens/Managers/In Spanish',
  // What is looked at are the words.
  tags: ['one-theme'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...managerHandlers.ready(), ...levelHandlers.ready());
    return startAfresh(signedIn);
  },
});

const person = (name: string) => ({
  name,
  id: managers.find(({ fullname }) => fullname === name)?.id ?? '',
});

const cases = inSpanish({
  id: 'managers',
  one: 'users/manager',
  handlers: managerHandlers,
  active: person('Lena Fischer'),
  pending: person('Mei Tanaka'),
  other: person('Robert Hale'),
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
