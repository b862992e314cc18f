import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url));

/** @param {string} ending */
export const emitted = (ending) =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `dist/${file}`);

/**
 * Builds the package in the working directory anew: a module in `dist` for each module in `src`, with its types. Bundlers
 * then keep what an app uses and nothing else, and split what is loaded late.
 */
export function emitModules() {
  rmSync('dist', { recursive: true, force: true });
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], { stdio: 'inherit' });
  // TypeScript rewrites the endings of imports in modules, not in their types.
  for (const path of emitted('.d.ts')) {
    const types = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      types.replaceAll(/((?:from|import) |import\()(['"]\.[^'"]+)\.tsx?(['"])/g, '$1$2.js$3'),
    );
  }
}
