import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import en from '../../../apps/admin/src/core/messages/en.json' with { type: 'json' };
import es from '../../../apps/admin/src/core/messages/es.json' with { type: 'json' };
import { assistantHandlers, storyWords } from '../../mocks/assistant.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { failSpeech, installRecogniser } from '../../mocks/recogniser.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { openAssistant, VOICE, withAssistant } from './assistant.ts';
import { type Canvas, fill, NEW, page, startTicketForm } from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Assistant, states',
  beforeEach(context: StoryContext) {
    const end = [startTicketForm(context), installRecogniser('remote')];
    context.msw.use(...authHandlers.me(withAssistant), ...assistantHandlers.ready());
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Texts = typeof en;
type Shown = readonly [role: 'status' | 'alert', text: keyof Texts, handlers: typeof assistantHandlers.ready];

const notices = [
  ['status', 'assistant.notice.slow', () => assistantHandlers.notice('providerSlow')],
  ['status', 'assistant.notice.down', () => assistantHandlers.notice('providerDown')],
  ['status', 'assistant.notice.wrong', () => assistantHandlers.notice('providerWrong')],
  ['status', 'assistant.notice.overQuota', () => assistantHandlers.notice('overQuota')],
  ['status', 'assistant.secondJob', assistantHandlers.secondJob],
] satisfies readonly Shown[];

const failures = [
  ['alert', 'assistant.nothingFound', assistantHandlers.nothingFound],
  ['alert', 'assistant.offline', assistantHandlers.offline],
] satisfies readonly Shown[];

const troubleErrors = {
  'not-allowed': 'assistant.speech.denied',
  'no-speech': 'assistant.speech.silence',
  network: 'assistant.speech.offline',
  'audio-capture': 'assistant.speech.failed',
} as const;

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Runs through all states of filling the form. Each is announced, and none is wider than the page. */
async function reading(canvas: Canvas, msw: StoryContext['msw'], texts: Texts) {
  const panel = await openAssistant(canvas);
  const read = () => userEvent.click(panel.getByRole('button', { name: texts['assistant.read'] }));
  const shows = async ([role, text]: Shown) => {
    const message = await panel.findByText(texts[text]);
    await expect(message.closest(`[role=${role}]`)).toBeVisible();
    await fits();
  };
  await read();
  await expect(panel.getByText(texts['assistant.empty'])).toBeVisible();
  await fill(panel.getByRole('textbox'), 'x'.repeat(4001));
  await read();
  await expect(panel.getByText(texts['assistant.tooLong'].replace('{count}', '4000'))).toBeVisible();
  await fill(panel.getByRole('textbox'), storyWords);
  for (const state of failures) {
    msw.use(...state[2]());
    await read();
    await shows(state);
  }
  for (const state of notices) {
    msw.use(...state[2]());
    await read();
    await shows(state);
    await userEvent.click(panel.getByRole('button', { name: texts['assistant.back'] }));
  }
  msw.use(...assistantHandlers.ambiguous());
  await read();
  await waitFor(() => expect(panel.getAllByRole('radiogroup').length).toBeGreaterThan(1));
  await fits();
  await userEvent.click(panel.getByRole('button', { name: texts['assistant.back'] }));
  msw.use(...assistantHandlers.byProvider());
  await read();
  const [first] = await panel.findAllByRole('checkbox', { checked: true });
  first?.focus();
  await userEvent.keyboard(' ');
  await expect(first).not.toBeChecked();
}

/** Runs through all states of speech input. */
async function listening(canvas: Canvas, texts: Texts) {
  const panel = await openAssistant(canvas);
  const speak = () => userEvent.click(panel.getByRole('button', { name: texts['assistant.speech.start'] }));
  const says = async (text: keyof Texts) => {
    const message = await panel.findByText(texts[text]);
    await expect(message.closest('output, [role=status]')).toBeVisible();
    await fits();
  };
  await speak();
  await says('assistant.speech.ask');
  await userEvent.click(panel.getByRole('button', { name: texts['assistant.speech.agree'] }));
  await says('assistant.speech.listening');
  for (const [error, text] of Object.entries(troubleErrors)) {
    failSpeech(error);
    await says(text);
    await speak();
  }
  await userEvent.click(await panel.findByRole('button', { name: texts['assistant.speech.stop'] }));
  await says('assistant.speech.nothingHeard');
}

/** Applies and undoes by keyboard alone. Both are announced. */
async function applying(canvas: Canvas, texts: Texts) {
  const panel = await openAssistant(canvas);
  await fill(panel.getByRole('textbox'), storyWords);
  panel.getByRole('button', { name: texts['assistant.read'] }).focus();
  await userEvent.keyboard('{Enter}');
  await panel.findByRole('list', { name: texts['assistant.found'] });
  const apply = panel.getByRole('button', { name: /^(?:Fill|Llenar) \d/ });
  apply.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  const status = () => canvas.getAllByRole('status').map((element: HTMLElement) => element.textContent);
  await waitFor(() => expect(status()).toContainEqual(expect.stringMatching(/\d+ (?:fields|campos)/)));
  const undo = canvas.getByRole('button', { name: texts['assistant.undo'] });
  undo.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(status()).toContain(texts['assistant.undone']));
  await expect(within(document.body).queryByText('Ridgeback 14-2H')).toBeNull();
  await fits();
}

const spanishPhone = { ...phone, ...spanish };

export const ReadingSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: ({ canvas, msw }) => reading(canvas, msw, es),
});
export const ReadingPhone = meta.story({
  globals: phone,
  play: ({ canvas, msw }) => reading(canvas, msw, en),
});
export const ReadingSpanishPhone = meta.story({
  tags: ['test-full'],
  globals: spanishPhone,
  play: ({ canvas, msw }) => reading(canvas, msw, es),
});

export const ListeningSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: ({ canvas }) => listening(canvas, es),
});
export const ListeningPhone = meta.story({ globals: phone, play: ({ canvas }) => listening(canvas, en) });
export const ListeningSpanishPhone = meta.story({
  tags: ['test-full'],
  globals: spanishPhone,
  play: ({ canvas }) => listening(canvas, es),
});

export const ApplyingByKeyboard = meta.story({ play: ({ canvas }) => applying(canvas, en) });
export const ApplyingSpanishPhone = meta.story({
  tags: ['test-full'],
  globals: spanishPhone,
  play: ({ canvas }) => applying(canvas, es),
});

/** The company has turned the assistant off: the button is disabled, in Spanish on a phone. */
export const OffSpanishPhone = meta.story({
  globals: spanishPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      ...authHandlers.me({ ...withAssistant, company: { ...withAssistant.company, assistant: 'OFF' } }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: VOICE })).toHaveAttribute('aria-disabled', 'true'),
});
