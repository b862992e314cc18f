/**
 * `npm run bench:figures --workspace=@derrick/api [-- kills starts requests updates uploads jobs]`: measures the
 * acceptance figures that need processes of the built server. `bench:growth` measures those of the list, `bench:sign-in`
 * that of sign-in. Prints each figure with its goal and fails if one is missed.
 */
import type { Figure } from './figures/figure.ts';
import { jobs } from './figures/jobs.ts';
import { kills } from './figures/kills.ts';
import { requests } from './figures/requests.ts';
import { starts } from './figures/starts.ts';
import { updates } from './figures/updates.ts';
import { uploads } from './figures/uploads.ts';
import { markdownTable } from './table.ts';

const measurements: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kills,
  starts,
  requests,
  updates,
  uploads,
  jobs,
};

const requestedNames = process.argv.slice(2);
const names = requestedNames.length > 0 ? requestedNames : Object.keys(measurements);
const figures: Figure[] = [];
for (const name of names) {
  const measure = measurements[name];
  if (!measure)
    throw new Error(`Nothing is called ${name}; there are ${Object.keys(measurements).join(', ')}.`);
  console.error(`${name} …`);
  figures.push(...(await measure()));
}
const rows = figures.map(({ name, measured, goal, isMet }) => [
  name,
  measured,
  goal,
  isMet ? 'met' : 'MISSED',
]);
console.log(markdownTable([['figure', 'measured', 'goal', ''], ...rows]));
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1;
