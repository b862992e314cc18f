import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import es from '../../../apps/admin/src/messages/es.json' with { type: 'json' };
import type { managerHandlers, technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { spanish } from '../admin.tsx';
import { type Canvas, expectToast, page, rowOf } from './people.ts';

/** One kind of people, whose words are checked in Spanish. */
export interface SpanishKind {
  /** First word of its messages. */
  id: 'technicians' | 'managers';
  /** Path of the calls about one person. */
  one: string;
  handlers: typeof technicianHandlers | typeof managerHandlers;
  active: { id: string; name: string };
  pending: { id: string; name: string };
  other: { id: string; name: string };
}

interface Around {
  canvas: Canvas;
  msw: { use: (...handlers: ReturnType<typeof technicianHandlers.ready>) => void };
}

type Place = NonNullable<Parameters<typeof AdminApp>[0]['location']>;
type Words = keyof typeof es;

/** A message in Spanish, from the catalogue. */
export const say = (key: Words, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), es[key]);

const press = async (scope: Canvas, key: Words) =>
  userEvent.click(await scope.findByRole('button', { name: say(key) }));

async function choose(canvas: Canvas, name: string, entry: Words) {
  const row = await rowOf(canvas, name);
  await userEvent.click(within(row).getByRole('button', { name: say('people.actionsOf', { name }) }));
  await userEvent.click(await page().findByRole('menuitem', { name: say(entry) }));
}

const confirm = async (entry: Words) => press(within(await page().findByRole('alertdialog')), entry);

const silent = () => new Response(null, { status: 500 });

/** Makes the stories of a kind of people in Spanish: every toast, refusal and state of its own. */
export function inSpanish({ id, one, handlers, active, pending, other }: SpanishKind) {
  const list: Place = `/dashboard/${id}`;
  const key = (rest: string): Words => {
    const found = `${id}.${rest}`;
    // The catalogue has the same words for either kind; one that were missing fails the story.
    if (!Object.hasOwn(es, found)) throw new Error(`There is no message ${found}`);
    return found as Words;
  };
  const toast = (title: Words, line?: string) => expectToast(say(title), line);
  const story = (
    play: (canvas: Canvas, msw: Around['msw']) => Promise<unknown>,
    options: { location?: Place; handlers?: () => ReturnType<typeof handlers.ready> } = {},
  ) => ({
    args: { location: options.location ?? list },
    globals: spanish,
    beforeEach({ msw }: Pick<Around, 'msw'>) {
      msw.use(...(options.handlers?.() ?? []));
    },
    play: async ({ canvas, msw }: Around) => {
      await play(canvas, msw);
    },
  });
  const bulk = async (canvas: Canvas) => {
    for (const { name } of [active, other])
      await userEvent.click(within(await rowOf(canvas, name)).getByRole('checkbox'));
    await press(canvas, 'list.delete');
    await confirm('list.delete');
  };
  const edit: Place = `${list}/edit/${active.id}`;
  const rename = async (canvas: Canvas) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: say(key('name')) }), ' Ruiz');
    await press(canvas, 'people.submitChanges');
  };
  const ofPending: Place = `${list}?search=${encodeURIComponent(pending.name)}`;

  return {
    list: story(async (canvas) => {
      await expect(await canvas.findByPlaceholderText(say(key('searchPlaceholder')))).toBeVisible();
      for (const figure of [key('total'), key('active'), 'people.pending'] as const)
        await expect(await canvas.findByRole('group', { name: say(figure) })).toBeVisible();
      await rowOf(canvas, active.name);
      for (const column of ['name', 'email', 'phone', 'status'] as const)
        await expect(
          canvas.getByRole('columnheader', { name: new RegExp(say(`people.column.${column}`)) }),
        ).toBeVisible();
    }),
    statusUpdated: story(async (canvas) => {
      await choose(canvas, active.name, 'people.deactivate');
      await toast('people.success', say(key('statusUpdated')));
    }),
    activatedWithoutPassword: story(
      async (canvas) => {
        await choose(canvas, pending.name, 'people.activate');
        await toast('people.success', `${say(key('statusUpdated'))}. ${say('people.stillNeedsLink')}`);
      },
      { location: ofPending },
    ),
    statusFails: story(
      async (canvas) => {
        await choose(canvas, active.name, 'people.deactivate');
        await toast(key('statusFailed'));
      },
      { handlers: () => [http.put(api(`${one}/toggle-active/:id`), silent), ...handlers.ready()] },
    ),
    deleted: story(async (canvas) => {
      await choose(canvas, active.name, 'list.delete');
      const question = await page().findByRole('alertdialog', { name: say(key('deleteTitle')) });
      await expect(question).toHaveTextContent(say(key('deleteText'), { name: active.name }));
      await confirm('list.delete');
      await toast('people.success', say(key('deleted')));
    }),
    deleteFails: story(
      async (canvas) => {
        await choose(canvas, active.name, 'list.delete');
        await confirm('list.delete');
        await toast(key('deleteFailed'));
      },
      { handlers: () => [http.delete(api(`${one}/:id`), silent), ...handlers.ready()] },
    ),
    bulkDeleted: story(async (canvas) => {
      await bulk(canvas);
      await expectToast(
        say('people.success'),
        id === 'technicians'
          ? 'Se eliminaron 2 técnicos correctamente'
          : 'Se eliminaron 2 gerentes correctamente',
      );
    }),
    bulkDeleteRefused: story(
      async (canvas) => {
        await bulk(canvas);
        const words = id === 'technicians' ? 'No se eliminó 1 técnico' : 'No se eliminó 1 gerente';
        await expect(await canvas.findByText(words)).toBeVisible();
        await expect(canvas.getByText(`${other.name}: Tiene tickets abiertos`)).toBeVisible();
      },
      { handlers: () => handlers.deleteRefused([other.id], 'Tiene tickets abiertos') },
    ),
    resent: story(
      async (canvas) => {
        await choose(canvas, pending.name, 'people.resend');
        await toast('people.success', say('people.resentByEmail', { name: pending.name }));
      },
      { location: ofPending },
    ),
    revoked: story(
      async (canvas) => {
        await choose(canvas, pending.name, 'people.revoke');
        const question = await page().findByRole('alertdialog', { name: say('people.revokeTitle') });
        await expect(question).toHaveTextContent(say('people.revokeText', { name: pending.name }));
        await confirm('people.revoke');
        await toast('people.success', say('people.revoked', { name: pending.name }));
      },
      { location: ofPending },
    ),
    invitationFails: story(
      async (canvas) => {
        await choose(canvas, pending.name, 'people.resend');
        await toast('people.resendFailed', 'Esta persona ya aceptó la invitación');
        await choose(canvas, pending.name, 'people.copyLink');
        await toast('people.linkFailed');
      },
      {
        location: ofPending,
        handlers: () => handlers.invitationFails('Esta persona ya aceptó la invitación'),
      },
    ),
    revokeFails: story(
      async (canvas) => {
        await choose(canvas, pending.name, 'people.revoke');
        await confirm('people.revoke');
        await toast('people.revokeFailed', 'Esta persona ya aceptó la invitación');
      },
      {
        location: ofPending,
        handlers: () => handlers.invitationFails('Esta persona ya aceptó la invitación'),
      },
    ),
    listFails: story(
      async (canvas) => {
        await expect((await page().findAllByText(say(key('listFailed'))))[0]).toBeVisible();
        await expect((await page().findAllByText(say(key('statisticsFailed'))))[0]).toBeVisible();
        await expect((await canvas.findAllByRole('button', { name: say('common.retry') }))[0]).toBeVisible();
      },
      { handlers: () => handlers.silent() },
    ),
    empty: story(
      async (canvas) => {
        await expect(await canvas.findByText(say(key('empty')))).toBeVisible();
        await expect(canvas.getByText(say(key('emptyHint')))).toBeVisible();
      },
      { handlers: () => handlers.empty() },
    ),
    noResult: story(
      async (canvas) => {
        await expect(await canvas.findByText(say(key('noMatch'), { search: 'zzz' }))).toBeVisible();
      },
      { location: `${list}?search=zzz` },
    ),
    checks: story(async (canvas) => {
      await press(canvas, key('invite'));
      const dialog = within(await page().findByRole('dialog', { name: say(key('addTitle')) }));
      const modes = dialog.getAllByRole('radio');
      // From the last way in to the first, what each asks for.
      for (const mode of [...modes].reverse()) {
        await userEvent.click(mode);
        await press(dialog, 'people.invite');
        await toast('people.failed', undefined);
        await expect((await page().findAllByText(say(key('error.fullnameRequired'))))[0]).toBeVisible();
      }
      const asked =
        id === 'technicians'
          ? (['people.error.levelRequired', 'people.error.roleRequired', key('error.phoneRequired')] as const)
          : [key('error.passwordRequired')];
      for (const words of asked) await expect(dialog.getByText(say(words))).toBeVisible();
    }),
    inviteFails: story(
      async (canvas) => {
        await press(canvas, key('invite'));
        const dialog = within(await page().findByRole('dialog', { name: say(key('addTitle')) }));
        if (id === 'managers') {
          await userEvent.type(
            dialog.getByRole('textbox', { name: new RegExp(say(key('fullname'))) }),
            'Rosa',
          );
          const password = document.querySelector('input[autocomplete="new-password"]');
          if (password) await userEvent.type(password, 'mast over the basin');
        } else {
          await userEvent.type(
            dialog.getByRole('textbox', { name: new RegExp(say(key('fullname'))) }),
            'Rosa',
          );
          for (const label of ['people.level', 'people.role'] as const) {
            const field = dialog.getByRole('combobox', { name: new RegExp(say(label)) });
            await waitFor(() => expect(field).toBeEnabled());
            await userEvent.click(field);
            await userEvent.click((await dialog.findAllByRole('option'))[0] ?? field);
          }
          await userEvent.type(
            dialog.getByRole('textbox', { name: new RegExp(say('people.phone')) }),
            '4325550100',
          );
        }
        await press(dialog, 'people.invite');
        await toast('people.failed', say(key('inviteFailed')));
      },
      { handlers: () => handlers.createSilent() },
    ),
    updated: story(
      async (canvas) => {
        await rename(canvas);
        await toast('people.success', say(key('updated')));
      },
      { location: edit },
    ),
    updateFails: story(
      async (canvas) => {
        await rename(canvas);
        await toast(key('updateFailed'), say(key('updateFailedHint')));
      },
      { location: edit, handlers: () => handlers.updateSilent() },
    ),
    noChanges: story(
      async (canvas) => {
        await canvas.findByRole('textbox', { name: say(key('name')) });
        await press(canvas, 'people.submitChanges');
        await toast('form.noChanges', say('form.noChangesHint'));
        await press(canvas, 'people.draft.save');
        await toast('people.draft.saved', say('people.draft.savedHint'));
      },
      { location: edit },
    ),
    loadFails: story(
      async (canvas) => {
        await expect(await canvas.findByText(say(key('loadFailedHint')))).toBeVisible();
        await expect(canvas.getByRole('button', { name: say('common.retry') })).toBeVisible();
      },
      { location: edit, handlers: () => handlers.silent() },
    ),
    missing: story(
      async (canvas) => {
        await expect(await canvas.findByText(say(key('missing')))).toBeVisible();
        await expect(canvas.getByRole('link', { name: say(key('toList')) })).toBeVisible();
      },
      { location: `${list}/edit/nobody` },
    ),
  };
}
