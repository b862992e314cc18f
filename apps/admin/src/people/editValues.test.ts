import { expect, test } from 'vitest';
import { changesOf, checkChanges, type EditValues } from './editValues.ts';

const before: EditValues = {
  fullname: 'Luis Ortega',
  email: 'luis@permian.test',
  phone: '+1 (432) 555-0100',
  level: { id: 'level-1', label: 'Pump service' },
  role: { id: 'role-1', label: 'Lead hand' },
};

test.each<[string, Partial<EditValues>, object]>([
  ['nothing', {}, {}],
  ['spaces around what was there', { fullname: '  Luis Ortega ' }, {}],
  ['a number taken away', { phone: ' ' }, { phone: '' }],
  ['a level and a role taken away', { level: null, role: null }, {}],
  ['the name of a level that is known only now', { level: { id: 'level-1', label: '' } }, {}],
  ['a name', { fullname: ' Luis O. ' }, { fullname: 'Luis O.' }],
  [
    'a level, which takes the role away',
    { level: { id: 'level-2', label: '' }, role: null },
    { jobTypeId: 'level-2' },
  ],
  [
    'a level and a role',
    { level: { id: 'level-2', label: '' }, role: { id: 'role-9', label: '' } },
    { jobTypeId: 'level-2', jobRoleId: 'role-9' },
  ],
])('changesOf includes only the changed fields: %s', (_name, part, changes) => {
  expect(changesOf(before, { ...before, ...part })).toEqual(changes);
});

const other = { id: 'level-2', label: '' };

test.each<[string, Partial<EditValues>, object]>([
  ['nothing', {}, {}],
  ['a blank name', { fullname: ' ' }, { fullname: 'fullnameRequired' }],
  ['an address that is taken away', { email: '' }, { email: 'emailRequired' }],
  ['a number that is taken away', { phone: '' }, {}],
  ['a level that is taken away', { level: null, role: null }, { level: 'levelRequired' }],
  ['a role that is taken away', { role: null }, { role: 'roleRequired' }],
  ['another level alone', { level: other, role: null }, { role: 'roleRequired' }],
  ['another level with a role', { level: other, role: { id: 'role-9', label: '' } }, {}],
])('checkChanges rejects invalid changes: %s', (_name, part, errors) => {
  expect(checkChanges(before, { ...before, ...part })).toEqual(errors);
});

test('checkChanges accepts fields that were already empty', () => {
  const sparse: EditValues = { ...before, email: '', level: null, role: null };
  expect(checkChanges(sparse, { ...sparse, fullname: 'Luis O.' })).toEqual({});
  expect(checkChanges(sparse, { ...sparse, level: other })).toEqual({ role: 'roleRequired' });
});
