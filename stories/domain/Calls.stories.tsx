import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { everyHandler } from '../mocks/everyCall.ts';
import { Calls } from './Calls.tsx';

const meta = preview.meta({
  component: Calls,
  title: 'Domain/Calls',
  args: { feature: 'tickets' },
  beforeEach({ msw }) {
    msw.use(...everyHandler());
  },
});

/** Sends the example of an endpoint and returns the shown result. */
async function send(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  const call = within(await canvas.findByRole('article', { name }));
  await userEvent.click(call.getByRole('button', { name: 'Send' }));
  return call.findByRole('region', { name: `Reply to ${name}` });
}

/** Choosing a feature lists its endpoints. Sending an example shows the reply of the story mocks. */
export const OfAFeature = meta.story({
  play: async ({ canvas, step }) => {
    await step('shows a call with its code', async () => {
      await expect(canvas.getByRole('region', { name: 'Code of listTickets' })).toHaveTextContent(
        /import { listTickets } from '@derrick\/domain\/tickets'; const data = await api.call\(listTickets/,
      );
      await expect(await send(canvas, 'listTickets')).toHaveTextContent(/"jobcode": "TK-\d+"/);
    });
    await step('shows another feature', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Feature' }), 'customers');
      await expect(await send(canvas, 'createCustomer')).toHaveTextContent(/"id": "[\da-f-]{36}"/);
    });
    await step('shows a rejected call', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Feature' }), 'account');
      await expect(await send(canvas, 'changePassword')).toHaveTextContent(/ApiError .*"code"/);
    });
  },
});
