import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name))
  .map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));

/** Files whose react-aria components are always rendered inside another file's root. */
const parts = [
  'Calendar/CalendarMonth.tsx',
  'DateField/DateInput.tsx',
  'DateRangePicker/RangeGroup.tsx',
  'Dialog/DialogBox.tsx',
  'Menu/MenuItems.tsx',
  'Menu/MenuRow.tsx',
  'Popover/PagePopover.tsx',
];

describe('AriaLocale', () => {
  it('wraps every use of react-aria, which otherwise uses the language of the browser', () => {
    const users = files.filter(
      ({ name, source }) =>
        /from 'react-aria(-components)?\//.test(source) &&
        name !== 'theme/AriaLocale.tsx' &&
        !parts.includes(name),
    );
    expect(users.length).toBeGreaterThan(4);
    expect(users.filter(({ source }) => !source.includes('<AriaLocale')).map(({ name }) => name)).toEqual([]);
  });
});
