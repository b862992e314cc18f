import { cardLineHeights } from '../layout/grid.css.ts';
import type { DataTableColumn } from '../model/types.ts';

/** Named areas of a card. A card has at most one title and one subtitle, two badges and four details. */
export const cardAreas = [
  'title',
  'subtitle',
  'badge1',
  'badge2',
  'meta1',
  'meta2',
  'meta3',
  'meta4',
] as const;

/** Position of a cell on a card: a named area, a separate line after its header, or hidden. */
export type CardArea = (typeof cardAreas)[number] | 'line' | 'hidden';

type CardColumn = Pick<DataTableColumn<never>, 'isRowHeader' | 'cardRole' | 'cardOrder'>;

/** Positions of a cell: on the cards of a phone, and in the two-line rows of a tablet. */
interface CardPlace {
  readonly card: CardArea;
  readonly twoLines: CardArea;
}

const roleOf = ({ cardRole, isRowHeader }: CardColumn) => cardRole ?? (isRowHeader ? 'title' : 'line');

/**
 * Assigns the cells of each column to positions on a card, in column order. A cell without a free area gets a separate
 * line. Two-line rows have space for the cells that cards hide: they follow the other details.
 */
export function assignCardAreas(columns: readonly CardColumn[]): CardPlace[] {
  const usedAreas = new Set<CardArea>();
  const places = new Map<CardColumn, CardPlace>();
  const areaOf = (role: string) => {
    const area = cardAreas.find((name) => name.startsWith(role) && !usedAreas.has(name)) ?? 'line';
    usedAreas.add(area);
    return area;
  };
  /** Takes both areas of a line without details, and fills the first. */
  const lineOfDetails = (): CardArea => {
    const line = detailLines.find((areas) => areas.every((area) => !usedAreas.has(area))) ?? [];
    for (const area of line) usedAreas.add(area);
    return line[0] ?? 'line';
  };
  const inOrder = columns.toSorted((a, b) => (a.cardOrder ?? 0) - (b.cardOrder ?? 0));
  for (const column of inOrder) {
    const role = roleOf(column);
    if (role === 'hidden') continue;
    const area = role === 'metaLine' ? lineOfDetails() : areaOf(role);
    places.set(column, { card: area, twoLines: area });
  }
  for (const column of inOrder)
    if (roleOf(column) === 'hidden') places.set(column, { card: 'hidden', twoLines: areaOf('meta') });
  return columns.map((column) => places.get(column) ?? { card: 'line', twoLines: 'line' });
}

/** Areas of the details by line. More in one line would be cut off on a phone. */
const detailLines = [
  ['meta1', 'meta2'],
  ['meta3', 'meta4'],
] as const satisfies CardArea[][];

interface CardShape {
  /** The first badge takes the lines of title and subtitle, so the second badge moves down to the details. */
  hasTallBadge?: boolean | undefined;
}

const detailsOf = (places: readonly CardArea[]) =>
  places.filter((place) => place.startsWith('meta')).toSorted();

/** Converts lines to a `grid-template` of the tracks between the checkbox and the row menu. */
function templateOf(lines: readonly (readonly [areas: readonly string[], height: string])[], tracks: string) {
  // A card without named areas contains only lines after their headers.
  const rows = lines.map(([areas, height]) => `"select ${areas.join(' ')} menu" ${height}`);
  return `${rows.length > 0 ? rows.join(' ') : `"select . . menu" 0`} / auto ${tracks} auto`;
}

/**
 * Returns the CSS `grid-template` of a card whose cells are at these positions. Lines have fixed heights, so that
 * skeleton rows are as high as the rows that replace them. A line without cells is left out.
 */
export function cardTemplate(places: readonly CardArea[], { hasTallBadge = false }: CardShape = {}): string {
  const has = (place: CardArea) => places.includes(place);
  const details = detailLines.map((areas) => areas.filter(has)).filter((areas) => areas.length > 0);
  const width = Math.max(1, ...details.map((areas) => areas.length));
  const isTall = hasTallBadge && has('subtitle') && details.length > 0;
  /** A line filled by one cell, up to the badge if there is one. */
  const line = (area: CardArea, badge: CardArea, height: string) =>
    has(area) || has(badge)
      ? [[[...Array<string>(width).fill(area), has(badge) ? badge : area], height] as const]
      : [];
  /** Lines of details, the last of which ends with the badge if there is one. */
  const linesOfDetails = (badge: CardArea | undefined, height: string) =>
    details.map((areas, index) => {
      const last = areas.at(-1) ?? 'line';
      const filled = [...areas, ...Array<string>(width - areas.length).fill(last)];
      const isLast = index === details.length - 1;
      return [[...filled, isLast && badge && has(badge) ? badge : last], height] as const;
    });
  const { title, subtitle, meta } = cardLineHeights;
  // Without a subtitle the details move up beside the second badge, which would otherwise occupy a separate line.
  const lines =
    has('subtitle') || !has('badge2') || details.length === 0
      ? [
          ...line('title', 'badge1', title),
          ...line('subtitle', isTall ? 'badge1' : 'badge2', subtitle),
          ...linesOfDetails(isTall ? 'badge2' : undefined, meta),
        ]
      : [...line('title', 'badge1', title), ...linesOfDetails('badge2', subtitle)];
  const tracks = [...Array<string>(width - 1).fill('minmax(0, max-content)'), 'minmax(0, 1fr)', 'auto'];
  return templateOf(lines, tracks.join(' '));
}

/**
 * Returns the CSS `grid-template` of a two-line row: title, subtitle and badges above, details below. The tracks do not
 * depend on the content, so that the cells of all rows are aligned.
 */
export function twoLineTemplate(
  places: readonly CardArea[],
  { hasTallBadge = false }: CardShape = {},
): string {
  const has = (place: CardArea) => places.includes(place);
  const details = detailsOf(places);
  const width = Math.max(details.length, 2);
  const fill = (areas: readonly CardArea[]) =>
    Array.from({ length: width }, (_, index) => areas[index] ?? areas.at(-1) ?? '.');
  const badges = (line: 1 | 2, cells: readonly CardArea[]) => {
    const own = `badge${line}` as const;
    if (hasTallBadge) return [...(has('badge2') ? ['badge2'] : []), 'badge1'];
    // In a line without a badge the last cell takes its space.
    return has('badge1') || has('badge2') ? [has(own) ? own : (cells.at(-1) ?? '.')] : [];
  };
  const heads = (['title', 'subtitle'] as const).filter(has);
  const lines = [
    ...(heads.length > 0 ? [[[...fill(heads), ...badges(1, heads)], cardLineHeights.title] as const] : []),
    ...(details.length > 0
      ? [[[...fill(details), ...badges(2, details)], cardLineHeights.subtitle] as const]
      : []),
  ];
  const shared = ['minmax(0, 2fr)', ...Array<string>(width - 1).fill('minmax(0, 3fr)')];
  const atEnd = badges(1, heads).map((_, index, all) =>
    index < all.length - 1 ? BADGE_WIDTH.low : BADGE_WIDTH.tall,
  );
  return templateOf(lines, [...shared, ...atEnd].join(' '));
}

/** Widths of badges in two-line rows: a number such as "11.3 h", and "Cambios solicitados". */
const BADGE_WIDTH = { low: 'minmax(4.5rem, max-content)', tall: 'minmax(9rem, max-content)' } as const;
