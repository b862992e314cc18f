import type { Plugin } from 'vite';

const exported = /export\{([^}]*)\};?\s*$/;

/** `a as b,c as d` as pairs of the name inside and the name outside. */
const pairsOf = (list: string): [string, string][] =>
  list.split(',').flatMap((pair): [string, string][] => {
    const [inner, outer = inner] = pair.trim().split(/\s+as\s+/);
    return inner && outer ? [[inner, outer]] : [];
  });

/** Name under which the first file hands the helpers on; longer than any that a minifier gives. */
const HELPERS = '__helpers';

/**
 * Puts the bundler's few helpers, which it keeps in a file of their own, into the file that every page loads anyway: one
 * request less in every first load. No group of code splitting takes them.
 * @param home name of the chunk to put them into; it must import nothing else.
 */
export function mergeRuntime(home: string): Plugin {
  return {
    name: 'derrick:merge-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const base = chunks.find(({ name }) => name === home);
        if (!runtime || !base) return;
        const names = exported.exec(runtime.code)?.[1];
        if (names === undefined)
          throw new Error('The helpers of the bundler look different: see vite/mergeRuntime.ts');
        const body = runtime.code.replace(exported, '');
        const all = pairsOf(names).map(([inner, outer]) => `${outer}:${inner}`);
        const importOf = new RegExp(
          `import\\{([^}]*)\\}from"\\./${runtime.fileName.replace('assets/', '')}";?`,
        );
        const bare = new RegExp(`import"\\./${runtime.fileName.replace('assets/', '')}";?`);
        for (const chunk of chunks) {
          const uses = importOf.exec(chunk.code)?.[1];
          const taken =
            uses === undefined
              ? ''
              : `const{${pairsOf(uses)
                  .map(([from, to]) => `${from}:${to}`)
                  .join()}}=${HELPERS};`;
          if (chunk === base) {
            const own = `const ${HELPERS}=(()=>{${body}return{${all.join()}}})();`;
            chunk.code = `${own}${taken}${chunk.code.replace(importOf, '')}`.replace(
              exported,
              (_all, list: string) => `export{${list},${HELPERS}};`,
            );
          } else {
            const from = `import{${HELPERS}}from"./${base.fileName.replace('assets/', '')}";`;
            chunk.code = chunk.code.replace(importOf, () => `${from}${taken}`).replace(bare, '');
          }
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
