/** Reads the files in `deploy/` and the server's variables and metrics, for the tests that compare both. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const read = (path: string): string => readFileSync(root + path, 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects by reading it.
type Parsed = any;

export const readYaml = (path: string): Parsed => parse(read(path));

/**
 * Reads a YAML file with several documents.
 * @throws {Error} if the YAML is invalid
 */
export const readDocuments = (path: string): Parsed[] =>
  parseAllDocuments(read(path)).map((document) => {
    if ('errors' in document && document.errors[0]) throw document.errors[0];
    return document.toJS();
  });

/** An instruction of a Dockerfile, such as `COPY` and its arguments. Continued lines are joined. */
export interface Instruction {
  name: string;
  rest: string;
}

/** Reads the stages of a Dockerfile. Each starts with FROM. */
export function readStages(path: string): Instruction[][] {
  const lines = read(path)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

const matchesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, variableName = '']) => variableName)),
];

/** Environment variables that the server reads, except those of the AWS SDK. */
export const variablesOfServer = (): string[] =>
  matchesIn(read('apps/api/src/platform/config.ts'), /env(?:\[|, )'([A-Z_]+)'/g);

/** Environment variables in the settings table of the operations page. */
export const documentedVariables = (): string[] =>
  read('docs/operations.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => matchesIn(line.split('|')[1] ?? '', /`([A-Z_]+)`/g));

/** Names of the metrics that the server's own code defines. */
export function metricsOfServer(): string[] {
  const folder = 'apps/api/src/metrics';
  const files = readdirSync(root + folder).map((name) => read(`${folder}/${name}`));
  return matchesIn([read('apps/api/src/platform/metrics.ts'), ...files].join('\n'), /'(derrick_[a-z_]+)'/g);
}

/** Returns true if the server answers at a path outside of its API. */
export const servesPath = (path: string): boolean =>
  read('apps/api/src/platform/health.ts').includes(`'${path}'`);
