import { expect, it } from 'vitest';
import { type DateRangePreset, rangeOfPreset } from './presets.ts';

it.each<[DateRangePreset, string, string, string]>([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['last7Days', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['last7Days', '2026-03-02', '2026-02-24', '2026-03-02'],
  ['last30Days', '2026-11-22', '2026-10-24', '2026-11-22'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['thisQuarter', '2026-11-22', '2026-10-01', '2026-12-31'],
  ['thisQuarter', '2026-01-01', '2026-01-01', '2026-03-31'],
])('the preset %s on %s ranges from %s to %s', (preset, today, from, to) => {
  expect(rangeOfPreset(preset, today)).toEqual({ from, to });
});
