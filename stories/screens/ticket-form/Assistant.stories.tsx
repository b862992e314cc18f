import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { assistantHandlers, storyWords } from '../../mocks/assistant.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { installRecogniser } from '../../mocks/recogniser.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { openAssistant, VOICE, withAssistant } from './assistant.ts';
import {
  type Canvas,
  expectCreated,
  field,
  fill,
  formReady,
  NEW,
  page,
  startTicketForm,
  submit,
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Assistant',
  beforeEach(context: StoryContext) {
    const end = [startTicketForm(context), installRecogniser('none')];
    context.msw.use(...authHandlers.me(withAssistant), ...assistantHandlers.ready());
    return () => {
      for (const undo of end) undo();
    };
  },
});

/** Submits text to the assistant's panel and waits for the result. */
async function read(panel: Canvas, button = 'Fill the form') {
  await fill(panel.getByRole('textbox'), storyWords);
  await userEvent.click(panel.getByRole('button', { name: button }));
}

const foundValues = (panel: Canvas) => panel.findByRole('list', { name: 'Found in your text' });

/**
 * The user types text, reviews the values, applies them, undoes that exactly, applies again and saves. The visible steps
 * use only the keyboard.
 */
export const FillsTheForm = meta.story({
  beforeEach: ({ msw }) => msw.use(...ticketFormHandlers.ready()),
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Additional notes/), 'Gate code 12');
    await step('reviews the values', async () => {
      const panel = await openAssistant(canvas);
      await expect(panel.getByRole('button', { name: /^Replaced the seal/ })).toBeVisible();
      await read(panel);
      const rows = await foundValues(panel);
      const ticked = within(rows)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).checked);
      await expect(ticked).toEqual([true, true, true, true, true, false, false, true, false]);
      await expect(panel.getByText(/^Not mentioned: Additional notes/)).toBeVisible();
      await expect(rows.closest('[role=dialog]')?.querySelectorAll('mark').length).toBeGreaterThan(3);
      await userEvent.click(panel.getByRole('checkbox', { name: /^Travel start/ }));
      await userEvent.click(panel.getByRole('button', { name: 'Fill 7 fields' }));
    });
    await step('the form has the selected values, marked until they are changed', async () => {
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
      await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
      await expect(field(canvas, /^Work end/)).toHaveValue('03:30 PM');
      await expect(field(canvas, /^Travel end/)).not.toHaveValue('07:00 AM');
      await waitFor(() => expect(field(canvas, /^Travel end/)).toHaveFocus());
      const well = field(canvas, /^Well name/);
      await expect(well).toHaveAccessibleDescription(/From your text/);
      await fill(well, 'Ridgeback 14-3H');
      await expect(well).not.toHaveAccessibleDescription(/From your text/);
    });
    await step(
      'undo empties the fields that still have the filled values, and keeps later edits',
      async () => {
        await fill(field(canvas, /^Additional notes/), 'Gate code 34');
        await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
        await expect(field(canvas, /^Work end/)).toHaveValue('');
        await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-3H');
        await expect(field(canvas, /^Additional notes/)).toHaveValue('Gate code 34');
        await expect(
          canvas.getByText('The filled fields are as before. 1 field that you edited was kept.'),
        ).toBeInTheDocument();
        await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
      },
    );
    await step('applies the values again and saves', async () => {
      const panel = await openAssistant(canvas);
      await userEvent.click(panel.getByRole('button', { name: 'Fill the form' }));
      await userEvent.click(await panel.findByRole('button', { name: 'Fill 5 fields' }));
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
      await submit(canvas);
      await expectCreated();
    });
  },
});

/** Two technicians share a name and an hour could be a.m. or p.m.: the assistant chooses neither. */
export const Ambiguous = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.ambiguous()),
  play: async ({ canvas }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await read(panel);
    await foundValues(panel);
    const technicianChoice = panel.getByRole('radiogroup', { name: 'Which one: Technician?' });
    await expect(panel.getByRole('checkbox', { name: 'Technician' })).toBeDisabled();
    const [first] = within(technicianChoice).getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(panel.getByRole('checkbox', { name: /^Technician: / })).toBeChecked();
    await userEvent.click(panel.getByRole('radio', { name: '6:00 PM' }));
    await expect(panel.getByRole('checkbox', { name: 'Travel start: 06:00 PM' })).toBeChecked();
  },
});

/** The value of a filled field is replaced only if the user selects its checkbox. */
export const ReplaceExisting = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Location/), 'Pad 12');
    const panel = await openAssistant(canvas);
    await read(panel);
    await foundValues(panel);
    const box = panel.getByRole('checkbox', { name: 'Location: Loving County' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/Replace “Pad 12”\?/);
    const all = panel.getByRole('checkbox', { name: 'All empty fields' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(panel.getByRole('button', { name: 'Fill 8 fields' })).toBeEnabled();
    await expect(box).not.toBeChecked();
  },
});

export const SecondJob = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.secondJob()),
  play: async ({ canvas }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await read(panel);
    await expect(await panel.findByText('This text describes more than one job')).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: 'Job 2' }));
    await expect(within(await foundValues(panel)).getAllByRole('checkbox')).toHaveLength(2);
  },
});

const notices = {
  providerSlow: 'Your provider took too long, so our own engine read the text.',
  providerDown: "Your provider can't be reached, so our own engine read the text.",
  providerWrong: "Your provider's answer could not be used, so our own engine read the text.",
  overQuota: "Today's calls to your provider are used up, so our own engine read the text.",
} as const;

/** The provider is slow, down, wrong or over its limit: the built-in engine replies, and a notice reports it. */
export const ProviderFailsOver = meta.story({
  tags: ['state:failed'],
  play: async ({ canvas, msw }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await fill(panel.getByRole('textbox'), storyWords);
    for (const [notice, text] of Object.entries(notices)) {
      msw.use(...assistantHandlers.notice(notice as keyof typeof notices));
      await userEvent.click(panel.getByRole('button', { name: 'Fill the form' }));
      await expect(await panel.findByText(text)).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'Back to the text' }));
    }
  },
});

/** Any failure keeps the typed text. */
export const ReadingFails = meta.story({
  play: async ({ canvas, msw }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Fill the form' }));
    await expect(panel.getByText('Say or type something first.')).toBeVisible();
    await fill(panel.getByRole('textbox'), 'x'.repeat(4001));
    await userEvent.click(panel.getByRole('button', { name: 'Fill the form' }));
    await expect(panel.getByText(/^That is too long/)).toBeVisible();
    await fill(panel.getByRole('textbox'), storyWords);
    for (const [handlers, text] of [
      [assistantHandlers.nothingFound(), /^Nothing for the form was found/],
      [assistantHandlers.offline(), /^There is no connection/],
      [assistantHandlers.serverError(), /The database is being moved/],
    ] as const) {
      msw.use(...handlers);
      await userEvent.click(panel.getByRole('button', { name: 'Fill the form' }));
      await expect(await panel.findByText(text)).toBeVisible();
    }
    await expect(panel.getByRole('textbox')).toHaveValue(storyWords);
  },
});

export const ReviewDark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await read(panel);
    await foundValues(panel);
  },
});

export const ReviewPhoneSpanish = meta.story({
  tags: ['state:phone', 'state:spanish'],
  globals: { ...phone, ...spanish },
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.ambiguous()),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación|^Lugar|^Localización/ });
    const panel = await openAssistant(canvas);
    await read(panel, 'Llenar el formulario');
    await expect(await panel.findByRole('list', { name: 'Encontrado en su texto' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The company has turned the assistant off: the button is disabled. */
export const Off = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...authHandlers.me({ ...withAssistant, company: { ...withAssistant.company, assistant: 'OFF' } }),
    ),
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByRole('button', { name: VOICE })).toHaveAttribute('aria-disabled', 'true');
  },
});
