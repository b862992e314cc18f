import { expect, test } from 'vitest';
import { changesOf, type EditValues } from './editValues.ts';

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
  ['a field left empty', { fullname: ' ', email: '' }, {}],
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
])('sends of %s only what changed', (_name, part, changes) => {
  expect(changesOf(before, { ...before, ...part })).toEqual(changes);
});
