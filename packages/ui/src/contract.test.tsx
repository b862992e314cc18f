import { readdirSync, readFileSync } from 'node:fs';
import { cloneElement, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractCases, withoutElement } from './contract.cases.tsx';
import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

// The parts of the contract that need a browser (ref, hydration, accessible name) are in
// stories/components/Layout/Contract.stories.tsx.

const folder = new URL('.', import.meta.url);
const componentFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(new URL(name, folder)).includes('index.ts'));

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
});

describe('a component rendered on the server in StrictMode', () => {
  it.each(contractCases)(
    '$name rendered on the server in StrictMode logs no errors and applies className, style and data attributes',
    ({ render, isOverlay }) => {
      const html = renderToString(
        <StrictMode>
          <kit.KitProvider locale="en-US" theme="light">
            {render({ ref() {}, className: 'mine', style: { zIndex: 7 }, 'data-contract': 'kept' })}
          </kit.KitProvider>
        </StrictMode>,
      );
      expect(errors).not.toHaveBeenCalled();
      if (isOverlay) return;
      expect(html).toMatch(/class="(?:[^"]* )?mine"/);
      expect(html).toMatch(/style="[^"]*z-index:7/);
      expect(html).toContain('data-contract="kept"');
    },
  );
});

describe('a control', () => {
  const controls = contractCases.filter(
    ({ name }) =>
      /(Field|Select|TextArea|ComboBox|Checkbox|CheckboxList|Dropzone|Button|LanguageSwitcher)$/.test(name) &&
      // The first part of DateField only has its id in a browser; see the story LinkedFromSummary.
      name !== 'DateField',
  );

  it.each(controls)('of $name receives the id, for labels and error summaries', ({ render }) => {
    const props = { ref() {}, className: '', style: {}, 'data-contract': '' };
    const html = renderToStaticMarkup(
      <kit.KitProvider locale="en-US">{cloneElement(render(props), { id: 'control' })}</kit.KitProvider>,
    );
    expect(html).toMatch(/<(input|select|textarea|button) ([^>]* )?id="control"/);
  });

  const withProps = (
    render: ContractCase['render'],
    labels: Record<'aria-label' | 'aria-describedby', string>,
  ) => {
    const props = { ref() {}, className: '', style: {}, 'data-contract': 'root' };
    return renderToStaticMarkup(
      <kit.KitProvider locale="en-US">
        {cloneElement(render(props), { id: 'control', ...labels })}
      </kit.KitProvider>,
    );
  };
  // Fields with the role `group` have the attributes on the group. IconButton does not accept them.
  const elementOf = (html: string, role: string | undefined) =>
    html.match(role === 'group' ? /<[^>]* data-contract="root"[^>]*>/ : /<[^>]* id="control"[^>]*>/)?.[0] ??
    '';
  const labelled = contractCases.filter(
    ({ name }) =>
      [...controls.map((control) => control.name), 'SignaturePad'].includes(name) && name !== 'IconButton',
  );

  it.each(labelled)("of $name keeps the caller's aria-label and aria-describedby", ({ render, role }) => {
    const html = withProps(render, { 'aria-label': 'Longer name', 'aria-describedby': 'hint' });
    const element = elementOf(html, role);
    expect(element).toContain(' aria-label="Longer name"');
    expect(element).not.toMatch(role === 'group' ? / aria-labelledby=/ : /^$/);
    expect(element).toMatch(/ aria-describedby="([^"]* )?hint( [^"]*)?"/);
  });

  it.each(
    contractCases.filter(({ name }) =>
      ['CheckboxGroup', 'DateField', 'DatePicker', 'DateRangePicker', 'RadioGroup', 'Switch'].includes(name),
    ),
  )("in $name keeps the caller's aria-label and aria-describedby", ({ render }) => {
    const html = withProps(render, { 'aria-label': 'Longer name', 'aria-describedby': 'hint' });
    expect(html).toMatch(/aria-label="([^"]*, )?Longer name"/);
    expect(html).toMatch(/aria-describedby="([^"]* )?hint( [^"]*)?"/);
  });

  const fields = contractCases.filter(({ name }) =>
    /^(?!Avatar|Button|Search).*(Field|Select|TextArea|ComboBox|Group|Picker)$/.test(name),
  );

  it.each(['description', 'errorMessage'])(
    "of a field combines its own %s with the caller's aria-describedby",
    (kind) => {
      expect(fields.length).toBeGreaterThan(14);
      for (const { name, render } of fields) {
        const field = render({ ref() {}, className: '', style: {}, 'data-contract': '' });
        const html = renderToStaticMarkup(
          <kit.KitProvider locale="en-US">
            {cloneElement(field, { [kind]: 'As on the ID', 'aria-describedby': 'hint' })}
          </kit.KitProvider>,
        );
        const [, helpId = 'none'] =
          html.match(/<div id="([^"]+)"[^>]*>(?:<svg.*?<\/svg><span[^>]*>)?As on the ID/) ?? [];
        const describedBy = [...html.matchAll(/ aria-describedby="([^"]*)"/g)].map(([, ids = '']) =>
          ids.split(' '),
        );
        expect(
          describedBy.some((ids) => ids.includes(helpId) && ids.includes('hint')),
          name,
        ).toBe(true);
      }
    },
  );
});

describe('the package', () => {
  it('lists every exported component in the contract tests', () => {
    const listed = new Set<string>([...contractCases.map(({ name }) => name), ...withoutElement]);
    const components = Object.entries(kit)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
      .map(([name]) => name);
    expect(components.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('exports every component folder, also from the index', () => {
    const { exports } = JSON.parse(readFileSync(new URL('../package.json', folder), 'utf8'));
    expect(exports['./*'].default).toBe('./dist/*/index.js');
    const index = readFileSync(new URL('index.ts', folder), 'utf8');
    for (const name of componentFolders) {
      expect(index).toContain(`'./${name}/index.ts'`);
    }
  });

  it('has the same message keys and placeholders in every language', () => {
    const placesOf = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort();
    const { en, es } = kit.kitMessages;
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect([key, placesOf(Object.entries(es).find(([name]) => name === key)?.[1])]).toEqual([
        key,
        placesOf(text),
      ]);
    }
  });
});
