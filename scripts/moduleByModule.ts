import type { Plugin } from 'esbuild';

/**
 * Plugin for tsup's `esbuildPlugins` that keeps the modules of a package separate in its build, with every source module
 * as an entry. Bundlers of apps can then drop unused modules and split lazily loaded ones.
 */
export const moduleByModule: Plugin = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/tsx?$/, 'js'), external: true },
    );
  },
};
