import { EXAMPLE_DAY, exampleOf, literal } from '../examples.ts';
import type { Field, Spec } from '../spec.ts';

/** Fills the required fields that a new form leaves empty, except the name. */
export function fillOthers({ fields, label }: Spec, scope: 'canvas' | 'page'): string {
  return fields
    .filter((field) => field !== label && field.isRequired)
    .flatMap((field) => fillOne(field, scope))
    .map((line) => `    ${line}\n`)
    .join('');
}

function fillOne(field: Field, scope: 'canvas' | 'page'): string[] {
  const value = field.type === 'money' ? '125' : String(exampleOf(field));
  if (field.type === 'boolean' || field.type === 'choice') return [];
  if (field.type === 'date') {
    const [year = '', month = '', day = ''] = EXAMPLE_DAY.split('-');
    const keys = `${month}${day}${year}`;
    return scope === 'canvas'
      ? [
          `await userEvent.click(within(canvas.getByRole('group', { name: /^${field.label.en}/ })).getAllByRole('spinbutton')[0] ?? document.body);`,
          `await userEvent.keyboard('${keys}');`,
        ]
      : [
          `await page.getByRole('group', { name: /^${field.label.en}/ }).getByRole('spinbutton').first().click();`,
          `await page.keyboard.type('${keys}');`,
        ];
  }
  return scope === 'canvas'
    ? [
        `await userEvent.type(canvas.getByRole('textbox', { name: /^${field.label.en}/ }), ${literal(value)});`,
      ]
    : [`await page.getByRole('textbox', { name: /^${field.label.en}/ }).fill(${literal(value)});`];
}
