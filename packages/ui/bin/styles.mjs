#!/usr/bin/env node
/**
 * Prints the stylesheet imports that the given components need, in the right order. Usage: `npx derrick-ui-styles Button
 * Dialog`.
 */
import { readFileSync } from 'node:fs';

/** @type {{ order: string[], needs: Record<string, string[]> }} */
const { order, needs } = JSON.parse(readFileSync(new URL('../dist/styles.json', import.meta.url), 'utf8'));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(needs, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    unknown.length > 0 ? `No component ${unknown.join(', ')}.` : 'Usage: derrick-ui-styles Button Dialog …',
  );
  process.exit(2);
}
const needed = new Set(names.flatMap((name) => needs[name] ?? []));
for (const folder of order.filter((name) => needed.has(name)))
  console.log(`@import '@derrick/ui/${folder}/styles.css';`);
