import type { ComboBoxItem } from '@derrick/ui/ComboBox';

/** Returns the list item of a time zone such as `Europe/Madrid`, which is found by city and by region. */
export const zoneItem = (name: string): ComboBoxItem => ({ id: name, label: name.replaceAll('_', ' ') });

let items: readonly ComboBoxItem[] | undefined;

/** Returns the time zones that the browser supports, plus UTC, which some browsers leave out. */
export function timeZoneItems(): readonly ComboBoxItem[] {
  items ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(zoneItem);
  return items;
}
