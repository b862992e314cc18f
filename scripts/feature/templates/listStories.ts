import { exampleOf, literal } from '../examples.ts';
import type { Spec } from '../spec.ts';
import { capital } from '../words.ts';

/** Imports that the stories of both screens share. */
export const shell = (spec: Spec) => `import { authHandlers } from '../../mocks/auth.ts';
import { ${spec.name}Handlers } from '../../mocks/${spec.names}.ts';
import { signedIn } from '../../mocks/session.ts';`;

/** A name as a title: `Work Order`. */
export const title = (words: string) => words.split(' ').map(capital).join(' ');

export function listStories(spec: Spec): string {
  const { name, names, paths, one, many, label, dateFilter } = spec;
  const first = literal(exampleOf(label));
  const second = literal(exampleOf(label, 2));
  const third = literal(exampleOf(label, 3));
  const dated = dateFilter
    ? `
/** The filter by date leaves records of other days out, and the user removes it again. */
export const FilteredByDate = meta.story({
  args: { location: \`\${LIST}?from=2999-01-01\` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ${one.en} matches these filters.')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: /^Clear/ });
    if (clear) await userEvent.click(clear);
    await rowOf(canvas, FIRST);
  },
});
`
    : '';
  return `import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
${shell(spec)}
import { adminAt, startClean } from '../admin.tsx';
import { listStates } from '../listStates.ts';
import { choose, expectToast, page, rowOf } from '../technicians/people.ts';

const LIST = '/dashboard/${paths}';
const FIRST = ${first};

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/${title(many.en)}/List',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...${name}Handlers.ready());
    return startClean(signedIn);
  },
});

const states = listStates({ name: '${names}', path: LIST, mocks: ${name}Handlers, first: FIRST });

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await rowOf(canvas, FIRST);
    await step('sorts by ${label.label.en.toLowerCase()}', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^${label.label.en}/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^${label.label.en}/ }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(${second}));
    });
    await step('finds a word', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ${many.en}' }), \`\${${third}}{Enter}\`);
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});

export const Empty = meta.story({ tags: ['state:empty'], ...states.empty });

export const NoResult = meta.story({ tags: ['state:no-result'], ...states.noResult });

export const FirstLoad = meta.story({ tags: ['state:loading'], ...states.loading });

export const ServerError = meta.story({ tags: ['state:failed'], ...states.failed });

export const Forbidden = meta.story({ ...states.forbidden });

export const Spanish = meta.story({ tags: ['state:spanish', 'test-full'], ...states.spanish });

export const Dark = meta.story({ tags: ['state:dark', 'test-full'], ...states.dark });

export const Phone = meta.story({ tags: ['state:phone'], ...states.phone });
${dated}
/** The user deletes a row after a confirmation. */
export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, FIRST, 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete ${title(one.en)}' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: new RegExp(FIRST) })).not.toBeInTheDocument(),
    );
  },
});
`;
}
