import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ticketLineHandlers } from '../../mocks/ticketLines.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { formReady, startTicketForm } from './form.ts';
import { section, total } from './lines.ts';
import { EDIT, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, lines, looks',
  beforeEach(context) {
    const end = startTicketForm(context);
    context.msw.use(...ticketLineHandlers.ready());
    return end;
  },
});

/**
 * Possible errors are listed above the submit button, with a link to the other ticket. Confirmed warnings are not listed.
 */
export const Warned = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketLineHandlers.warned());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const banner = await canvas.findByText('Please check this once more');
    await expect(banner).toBeVisible();
    await expect(canvas.getByText(/^The time overlaps another ticket of this technician/)).toBeVisible();
    const link = canvas.getByRole('link', { name: `#${tickets[4]?.jobcode}` });
    await expect(link).toHaveAttribute('href', `/dashboard/job-tickets/${tickets[4]?.id}`);
    const long = canvas.getByText('The work took 17.5 hours.');
    await expect(long).toBeVisible();
    await expect(canvas.queryByText('The work is in the future.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: SAVE })).toBeEnabled();
    const [, confirm] = canvas.getAllByRole('button', { name: "That's right" });
    await userEvent.click(confirm ?? banner);
    await waitFor(() => expect(long).not.toBeInTheDocument());
    await expect(link).toBeVisible();
  },
});

export const LinesOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await formReady(canvas);
    const lines = await section(canvas);
    await expect(total(lines)).toHaveTextContent('$917.00');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LinesInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const lines = await section(canvas, 'Líneas');
    await expect(lines.getByText('Mano de obra')).toBeVisible();
    await expect(lines.getByText('Total sin impuestos').closest('output')).toHaveTextContent('917.00');
    await expect(await canvas.findByRole('group', { name: /^Fecha del trabajo/ })).toBeVisible();
  },
});

export const LinesInTheDark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await section(canvas);
  },
});
