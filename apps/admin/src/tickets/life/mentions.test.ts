import { describe, expect, test } from 'vitest';
import { mentionable, typedMention, withMention } from './mentions.ts';

describe('a name behind an @', () => {
  test.each([
    ['@', ''],
    ['Please ask @Da', 'Da'],
    ['(@Dana Wh', 'Dana Wh'],
    ['@Óscar', 'Óscar'],
    ['dana@mesa.test', undefined],
    ['@Dana\nDone', undefined],
    ['No name', undefined],
  ])('in %j is %j', (text, typed) => {
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
  ])('%j finds %j', (typed, names) => {
    expect(mentionable(typed, people).map(({ name }) => name)).toEqual(names);
  });

  test('is completed where it stands', () => {
    expect(withMention('Ask @osc', 'osc', 'Óscar Villalobos')).toBe('Ask @Óscar Villalobos ');
  });
});
