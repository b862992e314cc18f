/**
 * Components and hooks are client modules: the build begins them with `"use client"`. Everything else, such as texts,
 * lists of variants and tokens, stays free of the mark, so that server components can use it.
 * @param {string} file path of a source module
 * @param {string} source
 */
export const isClientModule = (file, source) =>
  !file.endsWith('.css.ts') && (file.endsWith('.tsx') || importsPackage(source));

/**
 * Tests for an import of a package that stays at run time: those of the kit's packages (react, react-aria, icons) bring
 * hooks, contexts or elements, all but the calculations with dates.
 * @param {string} source
 */
const importsPackage = (source) =>
  [...source.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^.'][^']*)';/gm)].some(
    ([, names = '', path]) =>
      path !== '@internationalized/date' && !/^\{(\s*type \w+,?)*\s*\}\s*$/.test(names),
  );
