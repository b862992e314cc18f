/**
 * Compares the exports of the built package in the working directory with its `api-report.d.ts.txt`, so that every change
 * of a published type is reviewed. `--write` updates the report.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const FILE = 'api-report.d.ts.txt';

/**
 * Collects the declarations that a file exports, by file.
 * @param {string} file
 * @param {Map<string, string>} declarations
 */
function declarationsFrom(file, declarations = new Map()) {
  if (declarations.has(file)) return declarations;
  const types = readFileSync(join('dist', file), 'utf8');
  declarations.set(file, types);
  for (const [, path = ''] of types.matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g)) {
    const next = `${normalize(join(dirname(file), path))}.d.ts`;
    if (!next.endsWith('.css.d.ts')) declarationsFrom(next, declarations);
  }
  return declarations;
}

const report = [...declarationsFrom('index.d.ts')]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([file, types]) => {
    const code = types
      .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
      .replaceAll(/(['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2')
      .split('\n')
      .filter(
        (line) =>
          line.trim() !== '' &&
          !line.startsWith('//') &&
          line !== 'export {};' &&
          !line.startsWith("import './"),
      );
    return `// ${file}\n${code.join('\n')}\n`;
  })
  .join('\n');

const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
if (process.argv.includes('--write')) writeFileSync(FILE, report);
else if (report !== before) {
  const oldLines = new Set(before.split('\n'));
  const now = new Set(report.split('\n'));
  for (const line of oldLines) if (!now.has(line)) console.error(`- ${line}`);
  for (const line of now) if (!oldLines.has(line)) console.error(`+ ${line}`);
  console.error(`The exports changed. If that is meant: npm run api -- --write, and a changeset.`);
  process.exitCode = 1;
}
