import type { Plugin } from 'esbuild';

/**
 * Keeps the modules of a package apart in its build: for tsup's `esbuildPlugins`, with every source module as an entry.
 * Bundlers of apps then take what is used and nothing else, and split what is loaded late.
 */
export const moduleByModule: Plugin = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/tsx?$/, 'js'), external: true },
    );
  },
};
