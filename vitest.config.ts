import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, defineProject } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './scripts/chromium.mjs';
import { findPostgres } from './scripts/postgres.mjs';

/** Set by `npm run test:full`: all stories, more volume, and all server tests on both databases. */
const isFullRun = process.env['TEST_FULL'] === '1';

/** Set by `npm run test:full -- --rest`: leaves out the stories that `npm test` has checked. */
const isRest = process.env['TEST_REST'] === '1';

/** The stories of a run: all, those that a full run adds or checks with axe, or those of a normal run. */
const storyTags = isRest
  ? { include: ['test-full', 'behavior'] }
  : { exclude: isFullRun ? [] : ['test-full'] };

const browser = {
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/**
 * Hides two functions of the browser's developer tools from React. React's development build otherwise calls them for
 * every element, and tests do not use these tools.
 */
const withoutTracesOfReact: Plugin = {
  name: 'derrick:without-traces-of-react',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.createTask = console.timeStamp = undefined;',
      injectTo: 'head-prepend',
    },
  ],
};

const conditions = {
  resolve: { conditions: ['@derrick/source'] },
  ssr: { resolve: { conditions: ['@derrick/source'] } },
};

/** Starts with the slowest file, which takes a minute and would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('durability.embedded.test.ts');
    return sorted.toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

/** Tests of the server and of the mocks. Files share two processes, including imported modules and database engines. */
const server = {
  include: ['apps/api/{src,seed}/**/*.test.ts', 'stories/mocks/*.test.ts'],
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Server tests without a database, for which one run is enough. */
const withoutDatabase = [
  'apps/api/src/assistant/engine/**/*.test.ts',
  'apps/api/src/documents/{accessibility,documents,memory,renderer}.test.ts',
  'apps/api/src/documents/draw/*.test.ts',
  'apps/api/src/auth/passwords.test.ts',
  'apps/api/src/files/content.test.ts',
  'apps/api/src/platform/catalogues.test.ts',
  'apps/api/src/platform/startFailure.test.ts',
];

/** Tests that `npm test` runs on the embedded database. All others run on PostgreSQL. */
const embeddedOnly = [
  'apps/api/src/**/*.embedded.test.ts',
  // Calls every endpoint of the contract.
  'stories/mocks/*.test.ts',
  ...withoutDatabase,
];

/** Tests of a Citus cluster, which run only in the project `citus`. */
const citusOnly = 'apps/api/src/**/*.citus.test.ts';

/**
 * Tests of the migrator, of connections and of plans, which need one server or tables of their own, and tests of the demo's
 * content, whose SQL joins the rows of all companies.
 */
const withoutCitus = [
  'apps/api/seed/demo*.test.ts',
  'apps/api/src/db/{connections,frozen,concurrentIndex,migrate}.postgres.test.ts',
  'apps/api/src/db/{migrate,sideBySide}.test.ts',
  'apps/api/src/files/claim.postgres.test.ts',
  'apps/api/src/jobs/stuck.postgres.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', tags: storyTags }), withoutTracesOfReact],
        // Two pages for all story files, because a new preview per file takes five times as long.
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          browser,
          env: { TEST_FULL: isFullRun ? '1' : '' },
        },
      },
      defineProject({
        ...conditions,
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' },
      }),
      defineProject({ test: { name: 'scripts', include: ['scripts/**/*.test.ts'], environment: 'node' } }),
      {
        extends: './vite.config.ts',
        ssr: conditions.ssr,
        test: { name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: './vite.config.ts',
        ssr: conditions.ssr,
        test: {
          name: 'admin',
          include: ['apps/admin/{src,vite}/**/*.test.{ts,tsx}', 'stories/*.test.ts'],
          environment: 'node',
        },
      },
      defineProject({
        ...conditions,
        test: {
          ...server,
          name: 'api',
          ...(isFullRun ? { exclude: ['**/*.postgres.test.ts', citusOnly] } : { include: embeddedOnly }),
          globalSetup: './apps/api/test/database/folderForAll.ts',
          setupFiles: './apps/api/test/database/checkStatements.ts',
        },
      }),
      defineProject({
        ...conditions,
        test: {
          ...server,
          name: 'postgres',
          exclude: ['**/*.embedded.test.ts', citusOnly, ...(isFullRun ? withoutDatabase : embeddedOnly)],
          provide: { postgresBin: findPostgres() ?? '' },
          globalSetup: './apps/api/test/database/postgresForAll.ts',
          setupFiles: [
            './apps/api/test/database/usePostgres.ts',
            './apps/api/test/database/checkStatements.ts',
          ],
        },
      }),
      defineProject({
        ...conditions,
        test: {
          ...server,
          name: 'citus',
          exclude: ['**/*.embedded.test.ts', ...embeddedOnly, ...withoutCitus],
          provide: { citusBin: process.env['CITUS_BIN'] ?? '' },
          globalSetup: './apps/api/test/database/citusForAll.ts',
          setupFiles: [
            './apps/api/test/database/usePostgres.ts',
            './apps/api/test/database/checkStatements.ts',
          ],
        },
      }),
    ],
  },
});
