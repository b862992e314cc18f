/**
 * Queries the registry for known vulnerabilities of the product's dependencies and fails for serious ones. If the
 * registry does not support such queries, the script reports it without failing, because `npm test` also runs without a
 * network.
 */
import { spawnSync } from 'node:child_process';
import { root } from './run.mjs';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'],
  { cwd: root, encoding: 'utf8' },
);

/** @type {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
let report = {};
try {
  report = JSON.parse(stdout);
} catch {
  // Output that is not JSON is not a report.
}
if (!report.metadata) {
  console.log('Known flaws of packages: the registry did not say.');
} else {
  const serious = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, { severity, range }] of serious) console.error(`${name} ${range}: ${severity}`);
  console.log(`Known serious flaws of packages: ${serious.length}.`);
  process.exitCode = serious.length > 0 ? 1 : 0;
}
