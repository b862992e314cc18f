import { vi } from 'vitest';
import type { Script } from '../play.ts';

/** The figures of a day in March 2024, when summer time has just begun in Chicago. */
export const overview: Script = async ({ send }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-03-13T03:00:00Z') });
  const paths = [
    'users/load/super/admin/overview/stats',
    'overview/weekly-hours',
    'overview/waiting-customers',
  ];
  for (const path of paths) {
    for (const as of ['owner', 'admin', 'manager', 'tech'] as const) await send(`GET /${path}`, { as });
    for (const query of [
      'timeZone=America/Chicago',
      'timeZone=Pacific/Kiritimati',
      'timeZone=',
      'timeZone=Nowhere',
      'search=%00&pageSize=0',
    ]) {
      await send(`GET /${path}?${query}`, { as: 'owner' });
    }
    await send(`GET /${path}?timeZone=Nowhere`, { as: 'tech', headers: { 'accept-language': 'es' } });
    await send(`HEAD /${path}`, { as: 'owner', headers: { 'accept-encoding': 'br' } });
    await send(`GET /${path}`);
  }
};
