import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export interface Page {
  /** wouter pattern, such as `/dashboard/job-ticket/:id?`. */
  path: string;
  /** Kind of record that the page shows. */
  record?: string | undefined;
  /** File of the screen. */
  module: string;
  /** Message parts of the page. */
  messages: readonly string[];
  /** Addresses of the first requests, below `/api/v1`. */
  firstRequests: readonly string[];
}

/**
 * Reads the pages from the feature descriptors. Replaces each screen by an empty module, because only its file path is
 * needed.
 */
export async function readPages(): Promise<Page[]> {
  const screens: string[] = [];
  const { module } = await runnerImport<typeof import('./appPages.ts')>(
    fileURLToPath(new URL('appPages.ts', import.meta.url)),
    {
      configFile: false,
      logLevel: 'error',
      environments: {
        inline: { resolve: { conditions: ['@derrick/source'], noExternal: [/^@derrick\//] } },
      },
      plugins: [
        {
          name: 'derrick:screens',
          enforce: 'pre',
          load: {
            filter: { id: /Screen\.tsx$/ },
            handler(id) {
              screens.push(id);
              return 'export {};';
            },
          },
        },
      ],
    },
  );
  if (screens.length !== module.appPages.length)
    throw new Error('Every page needs a file …Screen.tsx of its own');
  return module.appPages.map((page, index) => ({ ...page, module: screens[index] ?? '' }));
}
