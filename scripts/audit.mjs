/**
 * Asks the registry for known flaws of the packages that the product is made of, and fails for serious ones. A registry
 * that does not answer such questions is named, and no failure: `npm test` also runs without a network.
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
  // What is no JSON is no report.
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
