import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatTime, halfOf, parseTime, stepTime } from './timeOfDay.ts';

const pad = (part: number) => String(part).padStart(2, '0');
const times = property(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 }), (hour, minute) => {
  const time = `${pad(hour)}:${pad(minute)}`;
  const half = hour < 12 ? 'a' : 'p';
  const twelve = hour % 12 || 12;
  const typed = [
    time,
    `${hour}:${pad(minute)}`,
    `${hour}${pad(minute)}`,
    `${pad(hour)}${pad(minute)}`,
    `${hour}.${pad(minute)}`,
    `${hour}h${pad(minute)}`,
    ` ${hour} : ${pad(minute)} `,
    `${twelve}:${pad(minute)} ${half}m`,
    `${twelve}:${pad(minute)}${half}`,
    `${twelve}${pad(minute)} ${half}.m.`,
    `${twelve}:${pad(minute)} ${half.toUpperCase()}M`,
  ];
  for (const text of typed) expect([text, parseTime(text)]).toEqual([text, time]);
});

describe('parseTime', () => {
  it.each([
    ['7', '07:00'],
    ['12', '12:00'],
    ['730', '07:30'],
    ['7:30 pm', '19:30'],
    ['19:30', '19:30'],
    ['7p', '19:00'],
    ['7 a. m.', '07:00'],
    ['12 am', '00:00'],
    ['12p', '12:00'],
    ['0', '00:00'],
    ['0:15 am', '00:15'],
    ['24:00', '00:00'],
    ['2400', '00:00'],
    ['19:30 pm', '19:30'],
    ['14h', '14:00'],
    ['07:30 p. m.', '19:30'],
  ])('reads %s as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each([
    '',
    ' ',
    'noon',
    '25',
    '760',
    '7:6',
    '7:5 pm',
    '13 am',
    '0 pm',
    '24:01',
    '-7',
    '7:30:00',
    '12345',
    'pm',
  ])('returns null for %j', (text) => {
    expect(parseTime(text)).toBeNull();
  });

  test('parses every notation of every minute', () => {
    assert(times);
  });

  test('parses the times that formatTime writes in each locale', () => {
    const locales = constantFrom('en-US', 'en-GB', 'es-US', 'es-ES', 'es-MX');
    assert(
      property(integer({ min: 0, max: 1439 }), locales, (minute, locale) => {
        const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
        expect(parseTime(formatTime(time, locale))).toBe(time);
      }),
    );
  });

  test('returns a valid time of day or null for any text', () => {
    assert(
      property(string(), (text) => {
        const time = parseTime(text);
        if (time !== null) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});

test('formatTime formats the time in the given locale', () => {
  expect(formatTime('22:00', 'en-US')).toBe('10:00 PM');
  expect(formatTime('05:30', 'en-US')).toBe('05:30 AM');
  expect(formatTime('19:30', 'es-ES')).toBe('19:30');
  expect(formatTime(null, 'en-US')).toBe('');
  expect(formatTime('25:00', 'en-US')).toBe('');
});

test('stepTime moves to the next quarter hour, keeps the minutes when stepping by an hour and wraps around midnight', () => {
  expect(stepTime('07:20', 15)).toBe('07:30');
  expect(stepTime('07:30', 15)).toBe('07:45');
  expect(stepTime('07:20', -15)).toBe('07:15');
  expect(stepTime('07:15', -15)).toBe('07:00');
  expect(stepTime('07:20', 60)).toBe('08:20');
  expect(stepTime('23:50', 15)).toBe('00:00');
  expect(stepTime('00:00', -15)).toBe('23:45');
});

test('halfOf returns the name of am or pm only in a locale with 12 hours', () => {
  expect(halfOf('07:30', 'en-US')).toBe('AM');
  expect(halfOf('19:30', 'en-US')).toBe('PM');
  expect(halfOf('19:30', 'es-ES')).toBeUndefined();
  expect(halfOf(null, 'en-US')).toBeUndefined();
});
