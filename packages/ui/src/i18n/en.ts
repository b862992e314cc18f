/** A text of the kit: `{name}` stands for a value; an object chooses by the plural of `count`. */
export type KitText = string | { readonly one: string; readonly other: string };

/** The kit's own words in English, sorted by the component that says them. */
export const en = {
  'banner.dismiss': 'Close message',
  'field.clear': 'Clear {label}',
  'field.required': 'Required',
  'iconButton.badge': { one: '{label}, {count} new', other: '{label}, {count} new' },
  'passwordField.hidden': 'Password hidden',
  'passwordField.hide': 'Hide password',
  'passwordField.show': 'Show password',
  'passwordField.shown': 'Password shown',
  'searchField.submit': 'Search',
  'select.placeholder': 'Choose an option',
  'spinner.label': 'Loading…',
  'statCard.down': 'Down {percentage}',
  'statCard.failed': 'Not available',
  'statCard.level': 'No change',
  'statCard.loading': 'Loading {label}',
  'statCard.up': 'Up {percentage}',
} as const satisfies Record<string, KitText>;
