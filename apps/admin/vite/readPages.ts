import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export interface Page {
  /** As wouter matches it, `/dashboard/job-ticket/:id?`. */
  path: string;
  /** The file of its screen. */
  module: string;
  /** The parts of the messages that it shows. */
  messages: readonly string[];
  /** Addresses below `/api/v1` that it calls first. */
  firstRequests: readonly string[];
}

/**
 * Reads the pages from the features' own descriptors. An empty module stands in for each screen: only which file it is
 * matters here.
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
