import { expect, test } from 'vitest';
import type { CardRole } from '../model/types.ts';
import { assignCardAreas as assign, cardTemplate, twoLineTemplate } from './cardLayout.ts';

const columns = (...roles: (CardRole | undefined)[]) => roles.map((cardRole) => ({ cardRole }));

const assignCardAreas = (given: Parameters<typeof assign>[0]) => assign(given).map(({ card }) => card);

/** Areas of each line of a template, without the heights. */
const linesOf = (template: string) => [...template.matchAll(/"([^"]*)"/g)].map(([, areas]) => areas);

test('a ticket card has two lines that end with a badge, and a line of details', () => {
  const places = assignCardAreas(columns('title', 'meta', 'subtitle', 'meta', 'badge', 'badge'));
  expect(places).toEqual(['title', 'meta1', 'subtitle', 'meta2', 'badge1', 'badge2']);
  expect(linesOf(cardTemplate(places))).toEqual([
    'select title title badge1 menu',
    'select subtitle subtitle badge2 menu',
    'select meta1 meta2 meta2 menu',
  ]);
});

test('the row header becomes the card title, and a column without a role gets its own line', () => {
  const places = assignCardAreas([{}, { isRowHeader: true }, { cardRole: 'hidden' }]);
  expect(places).toEqual(['line', 'title', 'hidden']);
  expect(linesOf(cardTemplate(places))).toEqual(['select title title menu']);
});

test('the card template omits lines without cells', () => {
  expect(linesOf(cardTemplate(assignCardAreas(columns('title', 'meta'))))).toEqual([
    'select title title menu',
    'select meta1 meta1 menu',
  ]);
  expect(linesOf(cardTemplate(assignCardAreas(columns(undefined))))).toEqual(['select . . menu']);
});

test('a card without a subtitle shows the details on the line of the second badge', () => {
  const places = assignCardAreas(columns('title', 'badge', 'badge', 'meta', 'meta'));
  expect(linesOf(cardTemplate(places))).toEqual([
    'select title title badge1 menu',
    'select meta1 meta2 badge2 menu',
  ]);
});

test('cells that exceed the number of places for their role get their own line', () => {
  const metas = Array<CardRole>(5).fill('meta');
  expect(assignCardAreas(columns('title', 'title', 'badge', 'badge', 'badge', ...metas))).toEqual([
    'title',
    'line',
    'badge1',
    'badge2',
    'line',
    'meta1',
    'meta2',
    'meta3',
    'meta4',
    'line',
  ]);
});

test('cells of the same role are sorted by cardOrder', () => {
  const places = assignCardAreas([
    { cardRole: 'meta', cardOrder: 1 },
    { cardRole: 'meta' },
    { cardRole: 'title', cardOrder: 2 },
  ]);
  expect(places).toEqual(['meta2', 'meta1', 'title']);
});

test('a card shows two details per line, and the line is filled up', () => {
  const places = assignCardAreas(columns('title', 'subtitle', 'badge', 'meta', 'meta', 'meta'));
  expect(linesOf(cardTemplate(places))).toEqual([
    'select title title badge1 menu',
    'select subtitle subtitle subtitle menu',
    'select meta1 meta2 meta2 menu',
    'select meta3 meta3 meta3 menu',
  ]);
});

test('a long detail has a line to itself', () => {
  const places = assignCardAreas(columns('title', 'meta', 'metaLine', 'meta', 'metaLine'));
  expect(places).toEqual(['title', 'meta1', 'meta3', 'meta2', 'line']);
  expect(linesOf(cardTemplate(assignCardAreas(columns('title', 'meta', 'metaLine'))))).toEqual([
    'select title title menu',
    'select meta1 meta1 menu',
    'select meta3 meta3 menu',
  ]);
});

test('a tall badge takes the lines of title and subtitle, and the second badge ends the last details', () => {
  const places = assignCardAreas(columns('title', 'subtitle', 'badge', 'badge', 'meta', 'meta', 'meta'));
  expect(linesOf(cardTemplate(places, { hasTallBadge: true }))).toEqual([
    'select title title badge1 menu',
    'select subtitle subtitle badge1 menu',
    'select meta1 meta2 meta2 menu',
    'select meta3 meta3 badge2 menu',
  ]);
});

test('a tall badge without a subtitle is in the line of the title', () => {
  const places = assignCardAreas(columns('title', 'badge', 'badge', 'meta'));
  expect(linesOf(cardTemplate(places, { hasTallBadge: true }))).toEqual([
    'select title badge1 menu',
    'select meta1 badge2 menu',
  ]);
});

test('two-line rows show all cells, those hidden on cards after the other details', () => {
  const given = columns('title', 'hidden', 'subtitle', 'meta', 'badge', 'badge');
  const places = assign(given).map(({ twoLines }) => twoLines);
  expect(places).toEqual(['title', 'meta2', 'subtitle', 'meta1', 'badge1', 'badge2']);
  expect(linesOf(twoLineTemplate(places))).toEqual([
    'select title subtitle badge1 menu',
    'select meta1 meta2 badge2 menu',
  ]);
  expect(linesOf(twoLineTemplate(places, { hasTallBadge: true }))).toEqual([
    'select title subtitle badge2 badge1 menu',
    'select meta1 meta2 badge2 badge1 menu',
  ]);
  expect(linesOf(twoLineTemplate(['title', 'line']))).toEqual(['select title title menu']);
  expect(linesOf(twoLineTemplate(['title', 'badge1', 'meta1']))).toEqual([
    'select title title badge1 menu',
    'select meta1 meta1 meta1 menu',
  ]);
});
