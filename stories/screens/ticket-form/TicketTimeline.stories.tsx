import { getTicketTimeline, type TicketTimelineEntry } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { pageOf } from '../../mocks/paging.ts';
import { storyId } from '../../mocks/people.ts';
import { failure } from '../../mocks/replies.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { field, fill, formReady, NEW, startTicketForm } from './form.ts';
import { EDIT } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, timeline',
  beforeEach: startTicketForm,
});

/** The copy of a ticket starts with location, job and team, without times and files. */
export const Duplicated = meta.story({
  args: { location: `${NEW}?copy=${editable.id}` },
  play: async ({ canvas }) => {
    await expect(await formReady(canvas)).toHaveValue(editable.location);
    await expect(canvas.getByRole('heading', { name: 'Create Job Ticket' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Customer company' })).toHaveValue(
      'Apache Ridge Energy',
    );
    await expect(field(canvas, /^Work start/)).toHaveValue('');
    await expect(field(canvas, 'Additional notes')).toHaveValue('');
    await expect(canvas.queryByText('pressure-test.pdf')).not.toBeInTheDocument();
  },
});

/** Events and comments, newest first. A comment can be added in any status. */
export const Timeline = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('INVOICED'));
  },
  play: async ({ canvas, step }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'Timeline' }));
    const list = within(await timeline.findByRole('list', { name: 'Timeline' }));
    await expect(list.getByText('Luis Ortega recorded the ticket')).toBeVisible();
    await expect(list.getByText('Well name: from “Ridgeback 14-1H” to “Ridgeback 14-2H”')).toBeVisible();
    await expect(list.getByText('Attachments: pump-seal.jpg was added')).toBeVisible();
    await expect(list.getByText('The customer asks for the gauge readings.')).toBeVisible();
    await step('rejects an empty comment', async () => {
      await userEvent.click(timeline.getByRole('button', { name: 'Add comment' }));
      await expect(timeline.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
        'Please write a few words',
      );
    });
    await fill(timeline.getByRole('textbox', { name: 'Comment' }), 'They are attached now.');
    await userEvent.click(timeline.getByRole('button', { name: 'Add comment' }));
    await expect(await list.findByText('They are attached now.')).toBeVisible();
    await waitFor(() => expect(timeline.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
  },
});

const signed: TicketTimelineEntry = {
  id: storyId(8, 4),
  at: '2026-11-20T17:00:00.000Z',
  action: 'ticket.sign',
  actor: { id: null, name: 'Ray Cole' },
  comment: null,
  changes: [
    { field: 'signature', before: null, after: 'Ray Cole', added: [], removed: [] },
    { field: 'recordedBy', before: null, after: 'Luis Ortega', added: [], removed: [] },
  ],
};

const signedOnTheSpot = ({ msw }: Pick<StoryContext, 'msw'>) =>
  msw.use(mock(getTicketTimeline, ({ query }) => pageOf([signed], query)));

/** A customer signed on the device of a technician: the entry names the customer as the signer, and the technician. */
export const SignedOnTheSpot = meta.story({
  beforeEach: signedOnTheSpot,
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'Timeline' }));
    await expect(
      await timeline.findByText('Ray Cole signed the ticket; Luis Ortega recorded the signature'),
    ).toBeVisible();
    await expect(timeline.getByText('Signature: “Ray Cole”')).toBeVisible();
    await expect(timeline.queryByText(/recordedBy/)).not.toBeInTheDocument();
  },
});

export const SignedOnTheSpotPhone = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach: signedOnTheSpot,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ray Cole firmó el ticket; Luis Ortega registró la firma'),
    ).toBeVisible();
  },
});

/**
 * Typing @ offers users: those involved in the ticket, and the others who can see it. Arrow keys and Enter or a press choose a user.
 * Escape hides the list until the text changes.
 */
export const Mention = meta.story({
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'Timeline' }));
    await timeline.findByText('Luis Ortega recorded the ticket');
    const comment = timeline.getByRole('textbox', { name: 'Comment' });
    await fill(comment, 'Please ask @');
    const people = within(await timeline.findByRole('listbox', { name: 'Mention a user' }));
    const active = () => document.getElementById(comment.getAttribute('aria-activedescendant') ?? '');
    await expect(people.getByRole('option', { name: '@Luis Ortega' })).toBeVisible();
    await expect(await people.findByRole('option', { name: '@Dana Whitfield' })).toBeVisible();
    const options = people.getAllByRole('option');
    await expect(active()).toBe(options[0]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe(options.at(-1));

    await userEvent.keyboard('{Escape}');
    await expect(timeline.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(comment).toHaveValue('Please ask @');
    await userEvent.type(comment, 'whit');
    await userEvent.click(await timeline.findByRole('option', { name: '@Dana Whitfield' }));
    await expect(comment).toHaveValue('Please ask @Dana Whitfield ');
    await expect(comment).toHaveFocus();
    await expect(timeline.queryByRole('listbox')).not.toBeInTheDocument();

    await userEvent.type(comment, 'and @lu');
    await expect(await timeline.findByRole('option', { name: '@Luis Ortega' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(comment).toHaveValue('Please ask @Dana Whitfield and @Luis Ortega ');

    await userEvent.type(comment, 'or @lucí');
    await userEvent.click(await timeline.findByRole('option', { name: '@Lucía Ferreira' }));
    await expect(comment).toHaveValue('Please ask @Dana Whitfield and @Luis Ortega or @Lucía Ferreira ');
  },
});

/** The timeline fails to load: the rest of the page stays, and Retry loads the timeline. */
export const TimelineFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(getTicketTimeline, () => failure(500, 'INTERNAL', 'The events are being moved'), { once: true }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const timeline = within(await canvas.findByRole('region', { name: 'Timeline' }));
    await expect(await timeline.findByText('The events are being moved')).toBeVisible();
    await userEvent.click(timeline.getByRole('button', { name: 'Retry' }));
    await expect(await timeline.findByText('Luis Ortega recorded the ticket')).toBeVisible();
  },
});
