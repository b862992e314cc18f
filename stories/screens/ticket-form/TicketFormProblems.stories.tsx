import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { created, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { adminAt, phone } from '../admin.tsx';
import {
  expectCreated,
  expectProblems,
  field,
  fill,
  fillRequired,
  formReady,
  NEW,
  startTicketForm,
  submit,
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form problems',
  beforeEach: startTicketForm,
});

/** All errors are listed in order, and each links to its field. */
export const Problems = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await submit(canvas);
    const summary = await expectProblems(
      canvas,
      'Please enter location',
      'Please enter well name',
      'Please enter description',
    );
    await step('an error links to its field', async () => {
      await userEvent.click(within(summary).getByRole('link', { name: 'Please enter well name' }));
      await expect(field(canvas, /^Well name/)).toHaveFocus();
      await expect(field(canvas, /^Well name/)).toHaveAccessibleDescription('Please enter well name');
    });
    await step('a corrected error disappears from the list', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 14-2H');
      await expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    });
    await expect(created).toHaveLength(0);
  },
});

/** Leaving a required field empty shows its error. */
export const ProblemOnBlur = meta.story({
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    await userEvent.click(location);
    await userEvent.tab();
    await expect(location).toHaveAccessibleDescription('Please enter location');
    await expect(field(canvas, /^Well name/)).toBeValid();
    await expect(canvas.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument();
  },
});

/** A text that is not a time is an error; it is not submitted as an empty value. */
export const UnreadableTime = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), 'half past');
    await userEvent.tab();
    await submit(canvas);
    await expectProblems(canvas, 'Work start: Please enter a time, or leave the field empty');
    await expect(field(canvas, /^Work start/)).toHaveValue('half past');
  },
});

/** A text above the maximum length is rejected, not truncated. */
export const TooLong = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, 'Customer name'), 'R. Calloway '.repeat(20));
    await submit(canvas);
    await expectProblems(canvas, 'Customer name: Please shorten this to 200 characters');
  },
});

/** Errors of the server are shown at their fields. */
export const ServerProblems = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...ticketFormHandlers.fieldErrors({ technicianId: 'technicianUnknown', wellName: 'textInvalid' }),
    );
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(
      canvas,
      "Well name: Please remove characters that can't be stored",
      /^Technician: Please choose another/,
    );
    await expect(canvas.getByRole('combobox', { name: 'Technician' })).toBeInvalid();
  },
});

/** More than 16 hours of work show a warning but are allowed. */
export const LongDay = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), '5a');
    await fill(field(canvas, /^Work end/), '4a');
    await expect(canvas.getByText('23h')).toBeVisible();
    await expect(canvas.getByText(/more than 16 hours of work/)).toBeVisible();
    await submit(canvas);
    await expectCreated();
  },
});

/** More than 16 hours of travel show a warning. */
export const LongWay = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Travel start/), '7');
    await fill(field(canvas, /^Travel end/), '6:30');
    await expect(canvas.getByText('23h 30m')).toBeVisible();
    await expect(canvas.getByText(/more than 16 hours of travel/)).toBeVisible();
  },
});

/** The chosen job type no longer exists: the summary shows the error. */
export const JobTypeGone = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.fieldErrors({ jobTypeId: 'jobTypeUnknown' }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Job type: Please choose another job type: this one no longer exists');
  },
});

/** An error that belongs to no field is shown only in the summary. */
export const RefusedAsAWhole = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.fieldErrors({ body: 'invalid' }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, /^The server did not accept this/);
  },
});

/** Saving is pending: the form is disabled. */
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.savePending());
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    const button = await canvas.findByRole('button', { name: 'Creating job ticket...' });
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(field(canvas, /^Location/)).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Technician' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

/** A double click creates one ticket. */
export const DoubleClick = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Job Ticket' }));
    await expectCreated();
    await expect(created).toHaveLength(1);
  },
});

/** Saving fails: the form keeps everything, and the next attempt has the same idempotency key. */
export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.saveFails('The database is being moved.', { once: true }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Failed to create job ticket: The database is being moved.');
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
    await submit(canvas);
    await expectCreated();
  },
});

/**
 * Saving fails on a phone, far from the submit button: a bar at the bottom of the window repeats the same save, here of a
 * draft.
 */
export const TryAgainOnPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.saveFails('The database is being moved.', { once: true }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expectProblems(canvas, 'Failed to create job ticket: The database is being moved.');
    const bar = canvas.getByRole('group', { name: 'Not saved' });
    const retry = within(bar).getByRole('button', { name: 'Try again' });
    for (const top of [0, 900]) {
      window.scrollTo(0, top);
      const { bottom } = retry.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(bottom).toBeGreaterThan(window.innerHeight - 80);
    }
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
    await userEvent.click(retry);
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]?.input).toMatchObject({ status: 'DRAFT', wellName: 'Ridgeback 14-2H' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
});

/** Invalid fields are not a failed save: there is nothing to try again. */
export const InvalidOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await formReady(canvas);
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    await submit(canvas);
    await canvas.findByRole('group', { name: 'There are 3 problems' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/**
 * The reply is lost: the next attempt with the same content has the same idempotency key, so the server creates no second
 * ticket.
 */
export const ReplyLost = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.replyLost());
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Failed to create job ticket: No response from server');
    await submit(canvas);
    await expectCreated();
    await expect(created).toHaveLength(2);
    await expect(created[1]?.key).toBe(created[0]?.key);
    await expect(created[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  },
});
