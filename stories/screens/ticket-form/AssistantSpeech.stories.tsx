import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { assistantHandlers } from '../../mocks/assistant.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { failSpeech, hear, installRecogniser } from '../../mocks/recogniser.ts';
import { installRecorder } from '../../mocks/recorder.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { openAssistant, withAssistant } from './assistant.ts';
import { formReady, NEW, startTicketForm } from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Assistant, speech',
  beforeEach(context: StoryContext) {
    const end = [startTicketForm(context), installRecogniser('none'), installRecorder('ready')];
    context.msw.use(...authHandlers.me(withAssistant), ...assistantHandlers.ready());
    return () => {
      for (const undo of end) undo();
    };
  },
});

/** Audio leaves the device only after the user has agreed, once. */
export const Browser = meta.story({
  beforeEach: () => installRecogniser('remote'),
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
    await expect(panel.getByText('May the sound leave this device?')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'No, I will type' }));
    await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
    await userEvent.click(panel.getByRole('button', { name: 'Yes, listen' }));
    await expect(await panel.findByText('Listening…')).toBeVisible();
    await step('words appear as the user speaks', async () => {
      hear('Replaced the', false);
      await waitFor(() => expect(panel.getByRole('textbox')).toHaveValue('Replaced the'));
      hear('Replaced the seal.');
      await waitFor(() => expect(panel.getByRole('textbox')).toHaveValue('Replaced the seal.'));
      await userEvent.click(panel.getByRole('button', { name: 'Stop' }));
    });
    for (const [error, text] of [
      ['not-allowed', /^The microphone is not allowed/],
      ['no-speech', /^I hear nothing/],
      ['network', /^Speech needs a connection/],
      ['audio-capture', /^The microphone can't be used/],
    ] as const) {
      await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
      failSpeech(error);
      await expect(await panel.findByText(text)).toBeVisible();
    }
    await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Stop' }));
    await expect(await panel.findByText(/^Nothing was understood/)).toBeVisible();
  },
});

export const OnDevice = meta.story({
  beforeEach: () => installRecogniser('onDevice'),
  play: async ({ canvas }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await expect(await panel.findByText('The sound stays on this device.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
    await expect(await panel.findByText('Listening…')).toBeVisible();
  },
});

/** A browser without speech recognition records audio, and the company's provider transcribes it. */
export const Provider = meta.story({
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.hears()),
  play: async ({ canvas, msw }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Speak' }));
    await expect(panel.getByText(/^What you say goes to the provider/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Yes, listen' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveValue('Replaced the seal.'));

    msw.use(...assistantHandlers.hearsNothing());
    await userEvent.click(await panel.findByRole('button', { name: 'Speak' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Stop' }));
    const message = await panel.findByText(/^Your provider gave no text/);
    await expect(message.closest('output')).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveValue('Replaced the seal.');
    installRecorder('denied');
    localStorage.setItem('derrick.speech.server', 'yes');
    await userEvent.click(panel.getByRole('button', { name: 'Speak' }));
    await expect(await panel.findByText(/^The microphone is not allowed/)).toBeVisible();
  },
});

export const ProviderPhoneSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach: ({ msw }) => msw.use(...assistantHandlers.hears()),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación|^Lugar|^Localización/ });
    const panel = await openAssistant(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Hablar' }));
    await expect(panel.getByText(/^Lo que dice va al proveedor/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Neither the browser nor the company's provider transcribes speech. */
export const Neither = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    const panel = await openAssistant(canvas);
    await expect(panel.getByText(/^This browser does not turn speech into text/)).toBeVisible();
    await expect(within(document.body).queryByRole('button', { name: 'Speak' })).toBeNull();
  },
});
