import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum difference between the two imports in bytes, because names of files and modules differ. */
const TOLERANCE = 1024;

/**
 * Returns the size of the scripts that a page of Next's production build loads first, in bytes of gzip.
 * @param {string} place
 * @param {string} page
 */
function scriptsOf(place, page) {
  const html = readFileSync(join(place, '.next/server/app', `${page}.html`), 'utf8');
  const names = new Set(html.match(/static\/chunks\/[\w.~-]+\.js/g));
  assert.ok(names.size > 0, `${page} loads no script`);
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(place, '.next', name))).length, 0);
}

/**
 * Checks that importing a button from the index costs a page no more than importing it from its folder, so that tree
 * shaking works.
 * @param {string} place
 * @throws {Error} if the index costs more
 */
export function refuseWholeIndex(place) {
  const [fromIndex, fromFolder] = [scriptsOf(place, 'fromIndex'), scriptsOf(place, 'fromFolder')];
  assert.ok(
    fromIndex - fromFolder < TOLERANCE,
    `A page loads ${fromIndex} bytes with a button from the index, ${fromFolder} with one from its folder.`,
  );
  console.log(`  ${fromIndex} bytes with a button from the index, ${fromFolder} from its folder`);
}
