import { describe, expect, it } from 'vitest';
import { avatarHues, hueOf, initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Luis Ortega', 'person', 'LO'],
    ['María de la Cruz', 'person', 'MC'],
    ['R. Calloway', 'person', 'RC'],
    ['Ángel', 'person', 'Á'],
    ['  maya   reyes ', 'person', 'MR'],
    ['Delaware Water Co.', 'company', 'DW'],
    ['Apache Ridge Energy', 'company', 'AR'],
    ['3 Rivers & Sons', 'company', '3R'],
    ['𝒟erek Øst', 'person', '𝒟Ø'],
    ['', 'person', ''],
    ['— !', 'person', ''],
  ] as const)('abbreviates %j of a %s to %j', (name, kind, initials) => {
    expect(initialsOf(name, kind)).toBe(initials);
  });
});

describe('hueOf', () => {
  it('returns the same hue for the same name', () => {
    expect(hueOf('Luis Ortega')).toBe(hueOf('Luis Ortega'));
  });

  it('distributes names over all hues', () => {
    const counts = new Map(avatarHues.map((hue) => [hue, 0]));
    for (let index = 0; index < 1000; index++) {
      const hue = hueOf(`Technician ${index}`);
      counts.set(hue, (counts.get(hue) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(120);
  });
});
