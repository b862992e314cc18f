import type { Spec } from '../spec.ts';
import { capital } from '../words.ts';
import { fillOthers } from './fill.ts';
import { shell, title } from './listStories.ts';

export function formStories(spec: Spec): string {
  const { name, names, path, one, many, label, isVersioned } = spec;
  const conflict = isVersioned
    ? `
/** Another user saved first: the user chooses whose values to keep. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...${name}Handlers.conflict({ ${label.name}: 'Changed by Lena' }));
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const dialog = within(await page().findByRole('dialog', { name: 'This ${one.en} has changed' }));
    await expect(dialog.getByText(/Lena Fischer saved it 2 minutes ago/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('${capital(one.en)} updated successfully');
  },
});
`
    : '';
  const others = fillOthers(spec, 'canvas');
  const usesWithin = `${others}${conflict}`.includes('within(');
  return `import { expect, userEvent${usesWithin ? ', within' : ''} } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
${shell(spec).replace(`{ ${name}Handlers }`, `{ ${name}Handlers, ${names} }`)}
import { adminAt, startClean } from '../admin.tsx';
import { recordStates } from '../listStates.ts';
import { type Canvas, expectToast${isVersioned ? ', page' : ''}, rowOf } from '../technicians/people.ts';

/** Address of the form for a new record. */
const NEW = '/dashboard/${path}';
const [first] = ${names};

const meta = preview.meta({
  ...adminAt(\`\${NEW}/\${first?.id}\`),
  title: 'Screens/${title(many.en)}/Form',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...${name}Handlers.ready());
    return startClean(signedIn);
  },
});

const formReady = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^${label.label.en}/ });

const save = async (canvas: Canvas) => userEvent.type(await formReady(canvas), ' II{Enter}');

const states = recordStates({
  mocks: ${name}Handlers,
  path: NEW,
  place: '${capital(one.en)}',
  missing: '${capital(one.en)} not found',
  loadFailed: 'Failed to load the ${one.en}',
  formReady,
  save,
});

/** By keyboard alone: the user creates a ${one.en} and finds it in the list. */
export const Created = meta.story({
  args: { location: NEW },
  play: async ({ canvas }) => {
    await formReady(canvas);
${others}    await userEvent.type(await formReady(canvas), 'Brand new{Enter}');
    await expectToast('${capital(one.en)} created successfully');
    await rowOf(canvas, 'Brand new');
  },
});

/** Errors are shown at the field and in a summary. */
export const Checks = meta.story({
  tags: ['state:invalid'],
  args: { location: NEW },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create ${title(one.en)}' }));
    await expect(await canvas.findAllByText('Please fill in: ${label.label.en}')).toHaveLength(2);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await formReady(canvas)).toHaveValue(first?.${label.name});
  },
});

export const Changed = meta.story({
  play: async ({ canvas }) => {
    await save(canvas);
    await expectToast('${capital(one.en)} updated successfully');
    await rowOf(canvas, \`\${first?.${label.name}} II\`);
  },
});
${conflict}
export const Saving = meta.story({ tags: ['state:pending'], ...states.pending });

export const SaveFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...${name}Handlers.changesFail());
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByText(/Failed to update ${one.en}: The database is being moved/)).toBeVisible();
    await expect(await formReady(canvas)).toHaveValue(\`\${first?.${label.name}} II\`);
  },
});

export const Loading = meta.story({ tags: ['state:loading'], ...states.loading });

export const Missing = meta.story({ tags: ['state:missing'], ...states.missing });

export const ServerError = meta.story({ ...states.loadFailed });

export const Forbidden = meta.story({ ...states.forbidden });

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  ...states.spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^${label.label.es}/ })).toHaveValue(first?.${label.name});
  },
});

export const Dark = meta.story({ tags: ['state:dark', 'test-full'], ...states.dark });

export const Phone = meta.story({ tags: ['state:phone'], ...states.phone });
`;
}
