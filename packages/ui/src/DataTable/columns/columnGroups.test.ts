import { expect, test } from 'vitest';
import { groupIdsOf, groupsOf } from './columnGroups.ts';
import { columnGroup } from './GroupRow.tsx';

const job = columnGroup('Job');
const time = columnGroup('Time');

test('joins neighbours with the same group', () => {
  const columns = [{}, { group: time }, { group: time }, { group: job }];
  expect(groupsOf(columns)).toEqual([
    { header: undefined, start: 0, count: 1 },
    { header: 'Time', start: 1, count: 2 },
    { header: 'Job', start: 3, count: 1 },
  ]);
  expect(groupIdsOf(columns, 'head')).toEqual([undefined, 'head-1', 'head-1', 'head-3']);
});

test('ends a group where the pinned columns end', () => {
  expect(groupsOf([{ group: job, pin: 'start' }, { group: job }, { group: job, pin: 'end' }])).toEqual([
    { header: 'Job', start: 0, count: 1 },
    { header: 'Job', start: 1, count: 1 },
    { header: 'Job', start: 2, count: 1 },
  ]);
});
