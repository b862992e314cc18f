/** `npm run build`: a module for each source module, and with them the styles, the fonts and the tokens. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { emitModules, emitted } from '../../../scripts/emitModules.mjs';
import { isClientModule } from './clientModules.mjs';
import { buildStyles } from './styles.mjs';
import { designTokens } from './tokens.mjs';

emitModules();
await buildStyles();
for (const map of emitted('.css.js.map')) rmSync(map);

/** Imports of styles alone: an app imports the stylesheets itself. */
const STYLE_IMPORT = /^import '\.[^']*\.css(?:\.js)?';$/gm;

for (const path of emitted('.d.ts'))
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(STYLE_IMPORT, ''));

for (const path of emitted('.js').filter((file) => !file.endsWith('.css.js'))) {
  // An empty line in the place of each keeps the source map right.
  const code = readFileSync(path, 'utf8').replaceAll(STYLE_IMPORT, '');
  const [source] = ['.ts', '.tsx']
    .map((ending) => path.replace(/^dist/, 'src').replace(/\.js$/, ending))
    .filter((file) => existsSync(file));
  const isMarked = source !== undefined && isClientModule(source, readFileSync(source, 'utf8'));
  writeFileSync(path, isMarked ? `"use client";\n${code}` : code);
  if (!isMarked) continue;
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

// The fonts' licence asks to travel with them.
cpSync('src/theme/fonts', 'dist/fonts', { recursive: true });
writeFileSync('dist/stylesheet.d.ts', 'export {};\n');
const tokens = await import(pathToFileURL('dist/theme/tokens.js').href);
writeFileSync('dist/tokens.json', `${JSON.stringify(designTokens(tokens), null, 2)}\n`);
