import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from './readPages.ts';

// Long timeout, because the test loads the whole app except its screens.
const PATIENCE_MS = 60_000;

it(
  'readPages returns each page with its screen module, messages and first requests',
  async () => {
    const pages = await readPages();
    expect(pages.find(({ path }) => path === '/dashboard/job-tickets')).toEqual({
      path: '/dashboard/job-tickets',
      module: expect.stringMatching(/\/apps\/admin\/src\/tickets\/JobTicketsScreen\.tsx$/),
      messages: ['common', 'tickets'],
      firstRequests: ['/ticket?pageNumber=1&pageSize=10&filterOptions=none'],
    });
    const screens = Object.fromEntries(pages.map(({ path, module }) => [path, basename(module)]));
    expect(screens).toMatchObject({
      '/login': 'LoginScreen.tsx',
      '/dashboard/overview': 'OverviewScreen.tsx',
      '/dashboard/technicians': 'TechniciansScreen.tsx',
    });
  },
  PATIENCE_MS,
);
