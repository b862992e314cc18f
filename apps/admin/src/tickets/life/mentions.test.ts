import { describe, expect, test } from 'vitest';
import { mentionable, typedMention, withMention } from './mentions.ts';

describe('mentions', () => {
  test.each([
    ['@', ''],
    ['Please ask @Da', 'Da'],
    ['(@Dana Wh', 'Dana Wh'],
    ['@Óscar', 'Óscar'],
    ['dana@mesa.test', undefined],
    ['@Dana\nDone', undefined],
    ['No name', undefined],
  ])('typedMention reads %j as %j', (text, typed) => {
    expect(typedMention(text)).toBe(typed);
  });

  const people = [
    { id: '1', name: 'Dana Whitfield' },
    { id: '2', name: 'Óscar Villalobos' },
    { id: '1', name: 'Dana Whitfield' },
  ];

  test.each([
    ['', ['Dana Whitfield', 'Óscar Villalobos']],
    ['osc', ['Óscar Villalobos']],
    ['whit', ['Dana Whitfield']],
    ['ana', []],
    ['Dana Whitfield', []],
    ['Dana Whitfield thanks', []],
  ])('mentionable finds for %j the names %j', (typed, names) => {
    expect(mentionable(typed, people).map(({ name }) => name)).toEqual(names);
  });

  test('withMention replaces the typed part of a name', () => {
    expect(withMention('Ask @osc', 'osc', 'Óscar Villalobos')).toBe('Ask @Óscar Villalobos ');
  });
});
