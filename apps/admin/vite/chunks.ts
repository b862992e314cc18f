import type { Rolldown } from 'vite';

/** Returns a test for module IDs that contain one of the path parts. */
const inAnyOf =
  (...parts: readonly string[]) =>
  (id: string) =>
    parts.some((part) => id.includes(part));

const kit = (...folders: readonly string[]) => folders.map((folder) => `/packages/ui/src/${folder}/`);
const domain = (features: readonly string[], files: readonly string[]) =>
  features.flatMap((feature) => files.map((file) => `/packages/domain/src/${feature}/${file}.ts`));
const app = (...paths: readonly string[]) => paths.map((path) => `/apps/admin/src/${path}`);

const records = ['customers', 'invoices', 'technicians', 'tickets'];

/**
 * Named chunks of the build. Without them every module that two pages share would be a file of its own, 110 for a list;
 * each costs 0.35 KB of headers and compresses by itself. A chunk contains the modules that match its test and
 * their imports, except those in a chunk with a higher priority. `minShareCount` leaves modules that fewer pages and
 * overlays use in these pages.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Imports of main.tsx: React, providers, routing.
  { name: 'app', tags: ['$initial'], priority: 9 },
  // Parts of pages with and without a session.
  {
    name: 'common',
    test: inAnyOf(
      ...kit('Banner', 'Button', 'Field', 'IconButton', 'Inline', 'LanguageSwitcher', 'Link', 'Logo'),
      ...kit('NativeSelect', 'PasswordField', 'Stack', 'TextField'),
      ...app('core/Countdown', 'core/LanguageChoice', 'core/usePageTitle', 'patterns/remote/errorMessage'),
      ...app('patterns/form/Form.tsx', 'patterns/form/useForm.ts', 'patterns/form/errorMessages'),
      ...domain(['auth'], ['rules']),
      ...domain(['contract'], ['fieldErrors']),
      ...domain(['format'], ['numbers']),
    ),
    minShareCount: 3,
    priority: 8,
  },
  // Frame of the signed-in pages: API client, response cache, side panel.
  { name: 'frame', test: inAnyOf(...app('main/Dashboard.tsx')), priority: 7 },
  // Records that several features show.
  {
    name: 'records',
    test: inAnyOf(
      ...domain(records, ['contract', 'filterOptionContract', 'lineRules', 'lines', 'money', 'option']),
      ...domain(records, ['query', 'rules', 'schema', 'status']),
    ),
    minShareCount: 3,
    priority: 6,
  },
  // Small parts of many signed-in pages.
  {
    name: 'shared',
    test: inAnyOf(
      ...kit('Badge', 'Card', 'SearchField', 'Skeleton', 'StatCard', 'platform'),
      ...app('core/', 'patterns/remote/', 'patterns/dialogs/lazyDialogs'),
      '/packages/ui/src/Checkbox/Checkbox.css',
      '/packages/domain/src/contract/',
      '/addresses.ts',
      '/lucide-react/',
    ),
    minShareCount: 5,
    priority: 5,
  },
  // Lists: table, paging and toolbar.
  {
    name: 'list',
    test: inAnyOf(...app('patterns/list/DataList', 'patterns/list/ListStatistics', 'patterns/list/use')),
    priority: 4,
  },
  // Forms of records, without the fields that are loaded later.
  {
    name: 'form',
    test: inAnyOf(
      ...app('patterns/form/', 'patterns/record/'),
      ...kit('Breadcrumbs', 'Grid', 'ProgressBar', 'TextArea'),
      ...domain(['invoices', 'tickets'], ['comment', 'input', 'readiness', 'recordContract']),
    ),
    minShareCount: 3,
    priority: 3,
  },
];
