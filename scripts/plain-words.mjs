/**
 * Checks the wording of comments: first words of docstrings, and words that hide who acts.
 * Part of `npm run lint`. `node scripts/plain-words.mjs packages/ui` checks one folder.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './run.mjs';

/** Folders whose comments are checked. */
const folders = ['packages', 'apps', 'stories', 'e2e', 'scripts', '.storybook', 'bench', 'deploy'];

/** A docstring starts with a noun phrase or a third-person verb, so never with one of these words. */
const firstWords =
  /^(?:What|Whether|Where|Who|Whose|Whom|Whoever|Which|How|Why|That|Is|Are|Says|Tells|For|Of|As|Nothing|Nobody|Somebody|Some|It|They)\b/;

/** Words with a clearer term, given beside them. */
const unclearWords = [
  { pattern: /\b(?:nobody|somebody|whoever)\b/i, use: 'the user, the caller, the server or another actor' },
  { pattern: /\banew\b/i, use: '"again" or "restarted"' },
  { pattern: /\b(?:goes|go|went|going) on\b/i, use: '"continue" or "resume"' },
  { pattern: /\blets? (?:in|through)\b/i, use: '"allow" or "admit"' },
  { pattern: /\bat one go\b/i, use: '"in one call" or "at once"' },
  { pattern: /\bso many\b/i, use: 'the limit and its unit' },
  { pattern: /\b(?:told|tells?) (?:of|apart|from)\b/i, use: '"notify" or "distinguish"' },
  { pattern: /\bthe former\b/i, use: '"the previous"' },
];

/** The text of a comment without its marks. */
const textOf = (/** @type {string} */ comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^[ \t]*(?:\*|\/\/) ?/gm, '')
    .trim();

const paths = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '--', ...(paths.length > 0 ? paths : folders)], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));

let problems = 0;
for (const file of files) {
  const source = readFileSync(`${root}${file}`, 'utf8');
  for (const { 0: comment, index } of source.matchAll(/\/\*\*[\s\S]*?\*\/|^[ \t]*\/\/ .*$/gm)) {
    const text = textOf(comment);
    // Quoted examples and code keep their words.
    const prose = text.replace(/"[^"]*"|`[^`]*`/g, '');
    const line = source.slice(0, index).split('\n').length;
    const report = (/** @type {string} */ message) => {
      problems += 1;
      console.error(`${file}:${line} ${message}`);
    };
    const [word] = (comment.startsWith('/**') && text.match(firstWords)) || [];
    if (word) report(`A docstring starts with a noun phrase or a third-person verb, not with "${word}".`);
    for (const { pattern, use } of unclearWords) {
      const [match] = prose.match(pattern) ?? [];
      if (match) report(`"${match}": write ${use}.`);
    }
  }
}
if (problems > 0) console.error(`${problems} comments to reword.`);
process.exit(problems > 0 ? 1 : 0);
