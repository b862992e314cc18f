import type { ComboBoxItem } from '@derrick/ui/ComboBox';

/** A time zone as a list shows it: `Europe/Madrid`, found by its city and by its part of the world. */
export const zoneItem = (name: string): ComboBoxItem => ({ id: name, label: name.replaceAll('_', ' ') });

let items: readonly ComboBoxItem[] | undefined;

/** The time zones that the browser knows; UTC is one that it may leave out. */
export function timeZoneItems(): readonly ComboBoxItem[] {
  items ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(zoneItem);
  return items;
}
