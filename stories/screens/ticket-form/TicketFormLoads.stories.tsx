import { getFileLimits } from '@derrick/domain/files';
import { getTicket, getTicketRules } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { failOnce, mock, TRY_AGAIN } from '../../mocks/mock.ts';
import { failure } from '../../mocks/replies.ts';
import { editable } from '../../mocks/ticketForm.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { field, fill, formReady, NEW, startTicketForm } from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form, failed loads',
  beforeEach: startTicketForm,
});

const copyFailsOnce = {
  args: { location: `${NEW}?copy=${editable.id}` },
  beforeEach: ({ msw }: StoryContext) =>
    msw.use(failOnce(getTicket, ({ params }) => params.id === editable.id)),
};

/** The ticket to copy fails to load: the page shows the error instead of an empty form, and Retry fills in the form. */
export const CopyFails = meta.story({
  ...copyFailsOnce,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load the ticket to copy');
    await expect(alert).toHaveTextContent(TRY_AGAIN);
    await expect(canvas.queryByRole('textbox', { name: /^Location/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await formReady(canvas)).toHaveValue(editable.location);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const CopyFailsInSpanishOnPhone = meta.story({
  tags: ['test-full'],
  ...copyFailsOnce,
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar el ticket que se quiere copiar')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('textbox', { name: /^Ubicación/ })).toHaveValue(editable.location);
  },
});

/** The ticket to copy was deleted: the form starts empty, and a banner gives the reason. */
export const CopyMissing = meta.story({
  args: { location: `${NEW}?copy=${editable.id}` },
  beforeEach({ msw }) {
    msw.use(mock(getTicket, () => failure(404, 'NOT_FOUND', 'Ticket not found')));
  },
  play: async ({ canvas }) => {
    await expect(await formReady(canvas)).toHaveValue('');
    await expect(canvas.getByText(/^The ticket to copy does not exist/)).toBeVisible();
  },
});

/**
 * The company's rules fail to load: the form shows the error, and Retry shows "Save as draft" without losing the typed
 * text.
 */
export const RulesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(getTicketRules));
  },
  play: async ({ canvas }) => {
    await fill(await formReady(canvas), 'Loving County, TX 79754');
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Failed to load the company’s rules for tickets')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Save as draft' })).toBeVisible();
    await expect(field(canvas, /^Location/)).toHaveValue('Loving County, TX 79754');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Create Job Ticket' })).toHaveFocus());
  },
});

/** The file limits fail to load: the attachments show the error, and Retry shows the maximum size. */
export const LimitsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(getFileLimits));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const attachments = within(canvas.getByRole('region', { name: 'Attachments' }));
    await expect(await attachments.findByText('Failed to load the limits for files')).toBeVisible();
    await expect(attachments.getByText('Images, PDF, DOC, DOCX or TXT.')).toBeVisible();
    await userEvent.click(attachments.getByRole('button', { name: 'Retry' }));
    await expect(await attachments.findByText(/up to 25 MB each/)).toBeVisible();
    await expect(attachments.queryByRole('alert')).not.toBeInTheDocument();
  },
});
