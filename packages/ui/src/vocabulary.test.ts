import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Report of the kit's type declarations. `npm run api -- --write` generates it, and lint fails if it is outdated.
const report = readFileSync(new URL('../api-report.d.ts.txt', import.meta.url), 'utf8');

/** Each props interface with the types of its props. */
const interfaces = [...report.matchAll(/interface (\w+)[^{\n]*\{\n(.*?)\n\}/gs)].map(
  ([, name = '', body = '']) => ({
    name,
    props: new Map(
      [...body.matchAll(/^ {4}(\w+)\??: (.*);$/gm)].map(([, prop = '', type = '']) => [prop, type]),
    ),
  }),
);

/** Naming of states: the controlled prop, the initial value of an uncontrolled state, and the change handler. */
const states = [
  { given: 'value', initial: 'defaultValue', handler: 'onChange' },
  { given: 'isSelected', initial: 'defaultSelected', handler: 'onChange' },
  { given: 'selectedKeys', initial: 'defaultSelectedKeys', handler: 'onSelectionChange' },
  { given: 'expandedKeys', initial: 'defaultExpandedKeys', handler: 'onExpandedChange' },
  { given: 'isOpen', initial: 'defaultOpen', handler: 'onOpenChange' },
  { given: 'isTyped', initial: 'defaultTyped', handler: 'onTypedChange' },
];

/** Props whose names look like state props but are not. */
const exemptions = {
  // The panel manages its open state itself.
  initial: ['defaultExpanded'],
  // Change handlers that only one component has.
  handler: [
    'onColumnWidthsChange',
    'onPageChange',
    'onPageSizeChange',
    'onSearchChange',
    'onSortChange',
    'onThemeChange',
    'onValidityChange',
  ],
};

const named = (pattern: RegExp) =>
  interfaces.flatMap(({ name, props }) =>
    [...props.keys()].filter((prop) => pattern.test(prop)).map((prop) => ({ name, prop })),
  );

/**
 * Returns the literals that a type allows, resolved through aliases and constant lists, or the type itself if it has
 * none.
 */
function wordsOf(type: string): string[] {
  const typeText = type.replace(/ \| undefined$/, '');
  const alias = new RegExp(`^(?:export )?(?:declare )?type ${typeText} = (.*);$`, 'm').exec(report)?.[1];
  if (/^\w+$/.test(typeText) && alias) return wordsOf(alias);
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(typeText)?.[1];
  const literals = list
    ? (new RegExp(`const ${list}: readonly \\[(.*)\\]`).exec(report)?.[1] ?? '')
    : typeText;
  const words = [...literals.matchAll(/["'](\w+)["']/g)].map(([, word = '']) => word);
  return words.length > 0 ? words : [typeText];
}

/** Removes `null`, `undefined` and `readonly` from a type for comparison. */
const chosen = (type: string) =>
  type
    .replaceAll(/ \| (?:null|undefined)/g, '')
    .replace(/^readonly /, '')
    .replace(/^ReadonlySet</, 'Set<');

describe('component props', () => {
  it('are found in the API report', () => {
    expect(interfaces.length).toBeGreaterThan(100);
    expect(named(/^size$/).length).toBeGreaterThan(10);
    expect(named(/^value$/).length).toBeGreaterThan(10);
  });

  it('use only the sizes small, medium and large, or a text style size', () => {
    const unknown = named(/^size$/).flatMap(({ name }) => {
      const type = interfaces.find((candidate) => candidate.name === name)?.props.get('size') ?? '';
      return wordsOf(type)
        .filter((word) => !['small', 'medium', 'large', 'keyof typeof styles.size'].includes(word))
        .map((word) => `${name}: ${word}`);
    });
    // A formatted file size.
    expect(unknown).toEqual(['DropzoneFile: string']);
  });

  it('use consistent names for a state, its default and its change handler', () => {
    const initials = [...states.map(({ initial }) => initial), ...exemptions.initial];
    expect(named(/^default[A-Z]/).filter(({ prop }) => !initials.includes(prop))).toEqual([]);
    const handlers = [...states.map(({ handler }) => handler), ...exemptions.handler];
    expect(named(/^on\w*Change$/).filter(({ prop }) => !handlers.includes(prop))).toEqual([]);
    expect(
      named(/^(?:checked|selected|open|expanded|initial[A-Z]\w*|selectedKey|selectedValue|onValueChange)$/),
    ).toEqual([]);
  });

  it('include the controlled value and the change handler when they include the default', () => {
    const incomplete = interfaces.flatMap(({ name, props }) =>
      states
        .filter(
          ({ initial, given: givenProp, handler }) =>
            props.has(initial) && !(props.has(givenProp) && props.has(handler)),
        )
        .map(({ initial }) => `${name}: ${initial}`),
    );
    // Dialogs add the handler to OpenStateProps, FilterSection manages its open state itself, and Select adds the handler
    // in a union, because only a clearable Select reports null.
    expect(incomplete).toEqual([
      'OpenStateProps: defaultOpen',
      'FilterSectionProps: defaultOpen',
      'SelectOptions: defaultValue',
    ]);
  });

  it('have change handlers that receive the type of the controlled value', () => {
    const different = interfaces.flatMap(({ name, props }) =>
      states.flatMap(({ given: givenProp, handler }) => {
        const givenType = props.get(givenProp);
        const reported = /^\(?\(\w+: (.*)\) => void\)?/.exec(props.get(handler) ?? '')?.[1];
        if (!givenType || !reported || chosen(givenType) === chosen(reported)) return [];
        return `${name}: ${givenProp} ${givenType}, ${handler} ${reported}`;
      }),
    );
    // ColumnMenu reports only the changed part.
    expect(different).toEqual(['ColumnMenuProps: value ColumnChoice, onChange Partial<ColumnChoice>']);
  });
});
