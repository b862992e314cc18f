/** A text of the kit: `{name}` stands for a value; an object chooses by the plural of `count`. */
export type KitText = string | { readonly one: string; readonly other: string };

/** The kit's own words in English, sorted by the component that says them. */
export const en = {
  'appShell.close': 'Close menu',
  'appShell.collapse': 'Collapse side panel',
  'appShell.expand': 'Expand side panel',
  'appShell.open': 'Open menu',
  'appShell.panel': 'Side panel',
  'appShell.skip': 'Skip to content',
  'banner.dismiss': 'Close message',
  'dialog.close': 'Close',
  'field.clear': 'Clear {label}',
  'field.required': 'Required',
  'iconButton.badge': { one: '{label}, {count} new', other: '{label}, {count} new' },
  'loadingOverlay.label': 'Loading…',
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
  'toast.close': 'Close',
  'toast.region': 'Notifications',
} as const satisfies Record<string, KitText>;
