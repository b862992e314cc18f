import { cardLineHeights } from './grid.css.ts';
import type { DataTableColumn } from './types.ts';

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

const roleOf = ({ cardRole, isRowHeader }: CardColumn) => cardRole ?? (isRowHeader ? 'title' : 'line');

/**
 * Assigns the cells of each column to positions on a card, in column order. A cell without a free area gets a separate
 * line.
 */
export function assignCardAreas(columns: readonly CardColumn[]): CardArea[] {
  const usedAreas = new Set<CardArea>();
  const places = new Map<CardColumn, CardArea>();
  const inOrder = columns.toSorted((a, b) => (a.cardOrder ?? 0) - (b.cardOrder ?? 0));
  for (const column of inOrder) {
    const role = roleOf(column);
    const area =
      role === 'hidden' ? role : cardAreas.find((name) => name.startsWith(role) && !usedAreas.has(name));
    if (area) usedAreas.add(area);
    places.set(column, area ?? 'line');
  }
  return columns.map((column) => places.get(column) ?? 'line');
}

/**
 * Returns the CSS `grid-template` of a card whose cells are at these positions. Lines have fixed heights, so that
 * skeleton rows are as high as the rows that replace them. A line without cells is left out.
 */
export function cardTemplate(places: readonly CardArea[]): string {
  const has = (place: CardArea) => places.includes(place);
  const details = places.filter((place) => place.startsWith('meta')).toSorted();
  const width = Math.max(details.length, 1);
  /** A line filled by one cell, up to the badge if there is one. */
  const line = (area: CardArea, badge: CardArea, height: string) =>
    has(area) || has(badge)
      ? [[...Array<string>(width).fill(area), has(badge) ? badge : area, height] as const]
      : [];
  const title = line('title', 'badge1', cardLineHeights.title);
  const detailsUpTo = (end: CardArea | undefined, height: string) =>
    details.length > 0 ? [[...details, end ?? details.at(-1), height] as const] : [];
  // Without a subtitle the details move up beside the second badge, which would otherwise occupy a separate line.
  const lines =
    has('subtitle') || !has('badge2') || details.length === 0
      ? [
          ...title,
          ...line('subtitle', 'badge2', cardLineHeights.subtitle),
          ...detailsUpTo(undefined, cardLineHeights.meta),
        ]
      : [...title, ...detailsUpTo('badge2', cardLineHeights.subtitle)];
  const rows = lines.map((cells) => `"select ${cells.slice(0, -1).join(' ')} menu" ${cells.at(-1)}`);
  const tracks = details.slice(1).map(() => 'minmax(0, max-content)');
  // A card without named areas contains only lines after their headers.
  const areas = rows.length > 0 ? rows.join(' ') : `"select . . menu" 0`;
  return `${areas} / ${['auto', ...tracks, 'minmax(0, 1fr)', 'auto', 'auto'].join(' ')}`;
}
