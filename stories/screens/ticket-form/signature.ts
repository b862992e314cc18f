import { getTicket, type Ticket } from '@derrick/domain/tickets';
import { within } from 'storybook/test';
import { mock } from '../../mocks/mock.ts';
import { drawnSignature, signedBy } from '../../mocks/signatures.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { lifeHandlers } from '../../mocks/ticketLife.ts';
import type { StoryContext } from '../admin.tsx';
import type { Canvas } from './form.ts';

export const card = async (canvas: Canvas, name = 'Signature') =>
  within(await canvas.findByRole('region', { name }));

/** Returns a `beforeEach` function for a story with a ticket that a customer has signed. */
export const signed =
  (signature = drawnSignature, ticket: Ticket = editable) =>
  ({ msw }: StoryContext) => {
    const shown = signedBy(ticket, signature);
    msw.use(
      ...lifeHandlers(shown),
      mock(getTicket, () => shown),
      ...ticketFormHandlers.ready(),
    );
  };
