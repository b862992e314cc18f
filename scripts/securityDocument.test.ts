/**
 * Checks docs/security.md and docs/security-controls.md: the tests, files and sections that they name exist, they cover
 * all points of the standard, and their totals are correct.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);
const pages = {
  'security.md': readFileSync(new URL('docs/security.md', folder), 'utf8'),
  'security-controls.md': readFileSync(new URL('docs/security-controls.md', folder), 'utf8'),
};
const document = Object.values(pages).join('\n');

/** Number of points of levels 1 and 2 in each section of ASVS 5.0. Points of level 3 follow after them. */
const sections = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2
  2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3
  6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2
  8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1
  9.1: 3, 9.2: 4
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1
  12.1: 3, 12.2: 2, 12.3: 4
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5
  14.1: 2, 14.2: 4, 14.3: 3
  15.1: 3, 15.2: 3, 15.3: 7
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3
  17.1: 1, 17.2: 4, 17.3: 2`;
const allPoints = [...sections.matchAll(/([\d.]+): (\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

/** Expands `10.4.1 – 10.4.11` and `1.3.8, 1.3.9` into single points. */
function pointsOf(cell: string): string[] {
  const [from, to] = cell.split(' – ').map((point) => point.split('.').map(Number));
  if (!from || !to) return cell.split(', ');
  const [chapter, section, first = 0] = from;
  return Array.from(
    { length: (to[2] ?? 0) - first + 1 },
    (_, index) => `${chapter}.${section}.${first + index}`,
  );
}

const answers = ['test', 'document', 'no test', 'not met', 'does not apply'] as const;
type Kind = (typeof answers)[number];

const POINTS = /^\d+\.\d+\.\d/;

/** The sections whose tables begin with the points of the standard, and what they say of these. */
const kindOfSection: Readonly<Record<string, Kind>> = {
  'Not met': 'not met',
  'Does not apply': 'does not apply',
};

function kindOfTest(cell: string): Kind | undefined {
  if (cell.startsWith('[')) return 'test';
  return answers.find((kind) => kind === cell);
}

/** The rows of all tables, and what each says of which points of the standard. */
const rows = document.split(/^## /m).flatMap((section) => {
  const kind = kindOfSection[section.slice(0, section.indexOf('\n'))];
  return [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => {
    const cells = row.split(' | ').map((cell) => cell.trim());
    const points = cells.at(kind ? 0 : -1) ?? '';
    return {
      cells,
      points: POINTS.test(points) ? pointsOf(points) : [],
      kind: kind ?? kindOfTest(cells.at(-2) ?? ''),
    };
  });
});

/** The paths in the column “code” of the tables of controls, which have five columns. */
const codePaths = [
  ...new Set(
    rows
      .filter(({ cells }) => cells.length === 5)
      .flatMap(({ cells }) => [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)),
  ),
];

/** Makes the anchor of a heading as GitHub does. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The links from one of the pages to a section of one of them. */
const sectionLinks = Object.entries(pages).flatMap(([page, text]) =>
  [...text.matchAll(/\]\((security(?:-controls)?\.md)?#([\w-]+)\)/g)].map(([, to = page, anchor = '']) => ({
    page,
    to,
    anchor,
  })),
);

const files = new Map(
  [...document.matchAll(/^\[(\w+)\]: \.\.\/(\S+)$/gm)].map(([, id = '', path = '']) => [id, path]),
);
const named = [...document.matchAll(/\[([^\][]+)\]\[(\w+)\]/g)].map(([, name = '', id = '']) => ({
  name,
  id,
}));

describe('docs/security.md and docs/security-controls.md', () => {
  it.each(named)('the security pages name only existing tests: $name', ({ name, id }) => {
    const path = files.get(id) ?? `${id} has no address`;
    expect(path).toMatch(/\.(?:test|spec|stories)\.tsx?$/);
    const source = readFileSync(new URL(path, folder), 'utf8');
    expect([path, source.replaceAll("\\'", "'").includes(name)]).toEqual([path, true]);
  });

  it('the security pages define no unused links', () => {
    expect([...files.keys()].filter((id) => !named.some((file) => file.id === id))).toEqual([]);
  });

  it.each(codePaths)('the security pages name only existing code: %s', (path) => {
    const root = /^(?:apps|packages|deploy|scripts)\//.test(path) ? folder : new URL('apps/api/src/', folder);
    expect(existsSync(new URL(path, root))).toBe(true);
  });

  it.each(sectionLinks)('$page links to an existing section: $to#$anchor', ({ to, anchor }) => {
    const text = Object.entries(pages).find(([page]) => page === to)?.[1] ?? '';
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect(anchors).toContain(anchor);
  });

  it('the security pages list every requirement of levels 1 and 2 once, each with an answer', () => {
    const sorted = (points: string[]) =>
      points.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(sorted(rows.flatMap(({ points }) => points))).toEqual(sorted(allPoints));
    expect(rows.filter(({ points, kind }) => points.length > 0 && kind === undefined)).toEqual([]);
  });

  it('the security pages show the correct totals', () => {
    const counted = answers.map((kind) =>
      rows.filter((row) => row.kind === kind).reduce((sum, { points }) => sum + points.length, 0),
    );
    const written = /^\| points +\|([\d |]+)\|$/m.exec(document)?.[1]?.split('|').map(Number);
    expect(written).toEqual([...counted, allPoints.length]);
  });

  it('the security pages name every algorithm that the server uses', () => {
    const source = new URL('apps/api/src/', folder);
    const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(new URL(file, source), 'utf8').matchAll(ALGORITHM)])
      .map(([, first, second]) => first ?? second);
    expect([...new Set(used)].toSorted()).toEqual(['HS256', 'aes-256-gcm', 'sha256']);
    for (const name of ['HS256', 'AES-256-GCM', 'SHA-256', 'argon2id']) expect(document).toContain(name);
  });
});

/** Matches the first argument of Node's functions that take an algorithm, and the `alg` of a token. */
const ALGORITHM =
  /(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|hkdf|createSign|sign|scrypt|pbkdf2)\(\s*'([\w-]+)'|\balg: '(\w+)'/g;
