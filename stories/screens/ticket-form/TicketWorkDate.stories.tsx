import { getTicket } from '@derrick/domain/tickets';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { created, editable } from '../../mocks/ticketForm.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import {
  type Canvas,
  expectCreated,
  field,
  fill,
  fillRequired,
  formReady,
  NEW,
  startTicketForm,
  submit,
} from './form.ts';
import { EDIT } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form, work date',
  beforeEach: startTicketForm,
});

const future = 'The work is in the future. Please check the date and the times.';

/** The ticket's shift starts at 10 PM today, which is in the future. */
const workInFuture = {
  args: { location: EDIT },
  beforeEach({ msw }: StoryContext) {
    msw.use(mock(getTicket, () => ({ ...editable, workDate: '2026-11-20' })));
  },
};

async function fillNightShift(canvas: Canvas) {
  await fill(await canvas.findByRole('textbox', { name: /^Work start/ }), '22:00');
  await fill(field(canvas, /^Work end/), '05:30');
}

/**
 * A night shift is recorded the next day without a date: the form names the date that the ticket gets, and submits no
 * date.
 */
export const NightShift = meta.story({
  play: async ({ canvas, step }) => {
    await fillRequired(canvas);
    const day = await canvas.findByRole('group', { name: /^Work date/ });
    await expect(day).toHaveAccessibleDescription(/Left empty: today\./);
    await fillNightShift(canvas);
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(
        /Left empty: Nov 19, 2026, because today the work would not be over yet\./,
      ),
    );
    await expect(canvas.queryByText(future)).not.toBeInTheDocument();
    await step('saves the ticket without a work date', async () => {
      await submit(canvas);
      await expectCreated();
      await expect(created[0]?.input).not.toHaveProperty('workDate');
    });
  },
});

/** The date puts the work in the future: the form shows a warning until the times are correct. */
export const WorkInFuture = meta.story({
  ...workInFuture,
  play: async ({ canvas }) => {
    await formReady(canvas);
    const warning = await canvas.findByText(future);
    await expect(warning).toBeVisible();
    await fill(field(canvas, /^Work start/), '06:00');
    await fill(field(canvas, /^Work end/), '11:00');
    await waitFor(() => expect(warning).not.toBeInTheDocument());
  },
});

export const WorkInFutureInSpanish = meta.story({
  tags: ['test-full'],
  ...workInFuture,
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('El trabajo está en el futuro. Revise la fecha y las horas.'),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
