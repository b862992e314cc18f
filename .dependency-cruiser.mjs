/**
 * The boundaries of the code, checked by `npm run lint`. Imports of types and dynamic imports count as well.
 *
 * A folder below `src` is a feature. Other features see what its index.ts exports, the list of features its feature.ts, and the
 * audit log its events.ts.
 * The folders named here are shared: every feature may import any file of them.
 */
const packages = [
  { source: 'apps/admin/src', shared: ['core', 'patterns'], listed: ['index', 'feature'] },
  { source: 'apps/api/src', shared: ['db', 'sql', 'platform', 'events', 'jobs'], listed: ['index'] },
  {
    source: 'packages/domain/src',
    shared: ['contract', 'http', 'format', 'permissions', 'people'],
    listed: ['index', 'events'],
  },
];

/** The admin app from top to bottom: each layer imports only those after it. A feature is every folder that is not named. */
const adminLayers = [
  { name: 'main', path: 'main' },
  { name: 'features', path: '(?!(main|patterns|core)/)[^/]+' },
  { name: 'patterns', path: 'patterns' },
  { name: 'core', path: 'core' },
];

const engine = 'apps/api/src/assistant/engine';
/** The layers of the assistant's engine from bottom to top. */
const engineLayers = ['tokens', 'recognizers', 'choice', 'questions'];

const table = 'packages/ui/src/DataTable';
/** The parts of the kit's table from bottom to top. Files beside the folders put the parts together. */
const tableParts = [
  'model',
  'layout',
  'announcements',
  'selection',
  'columns',
  'cards',
  'rows',
  'keyboard',
  'editing',
];

/** What a package may import of this repository besides itself. */
const allowed = [
  { source: 'packages/ui', imports: [] },
  { source: 'packages/domain', imports: [] },
  { source: 'apps/admin', imports: ['packages/ui', 'packages/domain'] },
  { source: 'apps/api', imports: ['packages/domain'] },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or there is a third in them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...packages.map(({ source, shared, listed }) => ({
      name: 'features-only-by-their-index',
      comment:
        'Import what the other feature exports from its index.ts, or move the code to a shared folder.',
      severity: 'error',
      // A test may look inside what it tests.
      from: { path: `^${source}/([^/]+)/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^${source}/[^/]+/`,
        pathNot: [
          `^${source}/$1/`,
          `^${source}/(${shared.join('|')})/`,
          `^${source}/[^/]+/(${listed.join('|')})\\.ts$`,
        ],
      },
    })),
    ...adminLayers.slice(1).map(({ name, path }, index) => ({
      name: `admin-${name}-imports-downwards`,
      comment: 'ARCHITECTURE: main, then features, then patterns, then core.',
      severity: 'error',
      from: { path: `^apps/admin/src/${path}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: adminLayers.slice(0, index + 1).map((layer) => `^apps/admin/src/${layer.path}/`) },
    })),
    {
      name: 'no-test-support-in-the-server',
      comment: 'Only tests import apps/api/test.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/test/' },
    },
    {
      name: 'demo-only-at-the-start',
      comment:
        'The server does not depend on the data of its demo; `start.ts` loads it for the first start of one.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '(\\.test|^apps/api/src/start)\\.ts$' },
      to: { path: '^apps/api/seed/' },
    },
    {
      name: 'events-below-features',
      comment: 'A feature that reacts to events registers a listener (`addEventListener`).',
      severity: 'error',
      from: { path: '^apps/api/src/events/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(db|sql|platform|events)/' },
    },
    ...engineLayers.slice(0, -1).map((layer, index) => ({
      name: `assistant-${layer}-imports-downwards`,
      comment: 'docs/assistant-reading.md: tokens, then recognizers, then the choice among their candidates.',
      severity: 'error',
      from: { path: `^${engine}/${layer}/` },
      to: { path: engineLayers.slice(index + 1).map((above) => `^${engine}/${above}/`) },
    })),
    ...tableParts.map((part, index) => ({
      name: `table-${part}-imports-downwards`,
      comment:
        'Each part of the table imports only the parts below it, and never the files beside the folders.',
      severity: 'error',
      from: { path: `^${table}/${part}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [`^${table}/[^/]+$`, ...tableParts.slice(index + 1).map((above) => `^${table}/${above}/`)],
      },
    })),
    ...allowed.map(({ source, imports }) => ({
      name: 'packages-in-one-direction',
      comment:
        'ARCHITECTURE: the kit and the domain know of nothing else; the apps do not know of each other.',
      severity: 'error',
      from: { path: `^${source}/src/` },
      to: { path: '^(apps|packages)/', pathNot: [source, ...imports].map((path) => `^${path}/`) },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: { conditionNames: ['@derrick/source', 'import', 'default'] },
  },
};
