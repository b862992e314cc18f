/** Stories of the states that every list and every form has, for features with mocks made by `mockRecords`. */
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import en from '../../apps/admin/src/core/messages/en.json' with { type: 'json' };
import type { ListName } from '../../apps/admin/src/patterns/list/listName.ts';
import { authHandlers, users } from '../mocks/auth.ts';
import { phone, type StoryContext, spanish } from './admin.tsx';
import { type Canvas, expectToast, rowOf } from './technicians/people.ts';

interface Mocks {
  empty: () => HttpHandler[];
  pending: () => HttpHandler[];
  serverError: () => HttpHandler[];
}

interface ListStatesOptions {
  /** Prefix of the list's messages. */
  name: ListName;
  /** Address of the list. */
  path: string;
  mocks: Mocks;
  /** Name of a row on the first page. */
  first: string;
}

interface Played {
  canvas: Canvas;
}

/** Uses other handlers than those of the story's file. */
const using = (handlers: () => HttpHandler[]) => ({
  beforeEach({ msw }: StoryContext) {
    msw.use(...handlers());
  },
});

const fitsThePhone = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

const forbidden = {
  ...using(() => authHandlers.me({ ...users.TECHNICIAN, permissions: [] })),
  async play({ canvas }: Played) {
    await canvas.findByRole('heading', { name: en['shell.forbidden.title'] });
  },
};

/** Returns the stories of a list's states: `export const Empty = meta.story({ tags: ['state:empty'], ...states.empty })`. */
export function listStates({ name, path, mocks, first }: ListStatesOptions) {
  const text = (key: 'empty' | 'emptyHint' | 'search' | 'listFailed') => en[`${name}.${key}`];
  const showsRow = async ({ canvas }: Played) => void (await rowOf(canvas, first));
  return {
    /** The company has no records yet. */
    empty: {
      ...using(mocks.empty),
      async play({ canvas }: Played) {
        await expect(await canvas.findByText(text('empty'))).toBeVisible();
        await expect(canvas.getByText(text('emptyHint'))).toBeVisible();
      },
    },
    /** No record matches the search. */
    noResult: {
      args: { location: `${path}?search=helicopter` },
      async play({ canvas }: Played) {
        await expect(await canvas.findByText(/“helicopter”/)).toBeVisible();
      },
    },
    /** The first request is pending. */
    loading: {
      ...using(mocks.pending),
      async play({ canvas }: Played) {
        await expect(await canvas.findByRole('searchbox', { name: text('search') })).toBeVisible();
      },
    },
    /** The list cannot be loaded. */
    failed: {
      ...using(mocks.serverError),
      async play({ canvas }: Played) {
        await expect(await canvas.findByRole('button', { name: en['common.retry'] })).toBeVisible();
        await expectToast(text('listFailed'));
      },
    },
    /** The user does not have access to the page. */
    forbidden,
    spanish: { globals: spanish, play: showsRow },
    dark: { globals: { theme: 'dark' }, play: showsRow },
    phone: {
      globals: phone,
      async play(context: Played) {
        await showsRow(context);
        await fitsThePhone();
      },
    },
  };
}

interface RecordStatesOptions {
  mocks: Pick<Mocks, 'pending' | 'serverError'> & { savePending: () => HttpHandler[] };
  /** Address of the form for a new record. */
  path: string;
  /** Title of the page while a record is loading. */
  place: string;
  /** Messages of a record that is missing or cannot be loaded. */
  missing: string;
  loadFailed: string;
  /** Waits for the form and returns its first field. */
  formReady: (canvas: Canvas) => Promise<HTMLElement>;
  /** Changes the record and submits the form. */
  save: (canvas: Canvas) => Promise<void>;
}

/** Returns the stories of the states of a form that edits a record. */
export function recordStates({
  mocks,
  path,
  place,
  missing,
  loadFailed,
  formReady,
  save,
}: RecordStatesOptions) {
  const showsForm = async ({ canvas }: Played) => void (await formReady(canvas));
  return {
    /** The record is loading. */
    loading: {
      ...using(mocks.pending),
      async play({ canvas }: Played) {
        await expect(await canvas.findByRole('heading', { name: place, level: 2 })).toBeVisible();
      },
    },
    /** The record does not exist. */
    missing: {
      args: { location: `${path}/00000000-0000-4000-8000-000000000000` },
      async play({ canvas }: Played) {
        await expect(await canvas.findByRole('heading', { name: missing })).toBeVisible();
      },
    },
    /** The record cannot be loaded. */
    loadFailed: {
      ...using(mocks.serverError),
      async play({ canvas }: Played) {
        await expect(await canvas.findByRole('heading', { name: loadFailed })).toBeVisible();
      },
    },
    /** Saving is pending: the fields are disabled. */
    pending: {
      ...using(mocks.savePending),
      async play({ canvas }: Played) {
        await save(canvas);
        await waitFor(async () => expect(await formReady(canvas)).toBeDisabled());
      },
    },
    forbidden,
    spanish: { globals: spanish },
    dark: { globals: { theme: 'dark' }, play: showsForm },
    phone: {
      globals: phone,
      async play(context: Played) {
        await showsForm(context);
        await fitsThePhone();
      },
    },
  };
}
