/**
 * `npm run examples`: builds each app of examples/ from the packages as they would be published, in a separate folder
 * with packages from the registry, and opens it in Chromium. `npm run examples -- vite next` runs only the named
 * examples.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { refuseWholeIndex } from './examples/nextPages.mjs';
import { openExample } from './examples/open.mjs';
import { serve, serveNext } from './examples/serve.mjs';

/** Code folder of each example and the function that serves its page. */
const examples = {
  vite: { code: 'src', page: serve },
  esbuild: { code: 'src', page: serve },
  next: { code: 'app', page: serveNext },
  vitest: { code: 'src', page: undefined },
};

/**
 * @param {string} name
 * @returns {name is keyof typeof examples}
 */
const isExample = (name) => Object.hasOwn(examples, name);
const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !isExample(name));
if (unknown.length > 0) throw new Error(`No example ${unknown.join(', ')}.`);
const names = Object.keys(examples)
  .filter(isExample)
  .filter((name) => requestedNames.length === 0 || requestedNames.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'derrick-examples-'));
/**
 * @param {string} place
 * @param {string} command
 * @param {readonly string[]} args
 */
const run = (place, command, args) => {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  // Ignores npm's warnings about the machine's configuration.
  const output = (stdout + stderr).replaceAll(/^npm warn.*$/gm, '');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`);
  console.log(
    `  ${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${[command, ...args].join(' ')}`,
  );
  if (/\bwarn(ing)?\b/i.test(output)) throw new Error(`${command} ${args.join(' ')} warns:\n${output}`);
};

/**
 * Start of a Greek text of react-aria, as letters or with any escape that bundlers write. Greek represents all languages
 * that must be left out.
 */
const greek = new RegExp(
  'Η τιμή πρέπει'.replaceAll(/[^ ]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|\\\\u0${code}|\\\\u\\{0*${code}\\})`;
  }),
  'i',
);

/**
 * Checks that an example leaves out the languages of react-aria that it does not use.
 * @param {string} dist
 * @throws {Error} if a file contains another language
 */
const refuseOtherLanguages = (dist) => {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.js') && greek.test(readFileSync(join(dist, file), 'utf8')))
      throw new Error(`${file} speaks Greek.`);
};

const npm = ['--no-audit', '--no-fund', '--loglevel=error'];
try {
  execFileSync(
    'npx',
    [
      'turbo',
      'run',
      'build',
      '--filter=@derrick/ui',
      '--filter=@derrick/domain',
      '--output-logs=errors-only',
    ],
    { stdio: 'inherit' },
  );
  for (const name of ['ui', 'domain'])
    run(`packages/${name}`, 'npm', ['pack', '--silent', '--pack-destination', folder]);
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  /** @param {string} name */
  const tarballOf = (name) =>
    `file:${join(folder, tarballs.find((file) => file.startsWith(`derrick-${name}-`)) ?? '')}`;

  for (const name of names) {
    const place = join(folder, name);
    cpSync(join('examples', name), place, { recursive: true });
    cpSync('examples/shared', join(place, examples[name].code), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    for (const packageName of ['ui', 'domain'])
      manifest.dependencies[`@derrick/${packageName}`] = tarballOf(packageName);
    writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  run(folder, 'npm', ['install', ...npm]);

  const browser = await chromium.launch(launchOptions());
  try {
    for (const name of names) {
      console.log(name);
      const place = join(folder, name);
      for (const script of ['check', 'build']) run(place, 'npm', ['run', '--silent', script]);
      if (name === 'vite' || name === 'esbuild') refuseOtherLanguages(join(place, 'dist'));
      if (name === 'next') refuseWholeIndex(place);
      const { page } = examples[name];
      if (page) await page(place, (url) => openExample(browser, url, join('.tmp', `example-${name}.png`)));
    }
  } finally {
    await browser.close();
  }
} finally {
  if (!process.env['KEEP_EXAMPLES']) rmSync(folder, { recursive: true, force: true });
  else console.log(folder);
}
