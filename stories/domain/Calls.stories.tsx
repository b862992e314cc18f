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

/** Sends the example of a call and answers with what it shows. */
async function send(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  const call = within(await canvas.findByRole('article', { name }));
  await userEvent.click(call.getByRole('button', { name: 'Send' }));
  return call.findByRole('region', { name: `Reply to ${name}` });
}

/** Every feature has its calls; their examples are sent to the mocks of the stories. */
export const OfAFeature = meta.story({
  play: async ({ canvas, step }) => {
    await step('a call with its code', async () => {
      await expect(canvas.getByRole('region', { name: 'Code of listTickets' })).toHaveTextContent(
        /import { listTickets } from '@derrick\/domain\/tickets'; const data = await api.call\(listTickets/,
      );
      await expect(await send(canvas, 'listTickets')).toHaveTextContent(/"jobcode": "TK-\d+"/);
    });
    await step('another feature', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Feature' }), 'customers');
      await expect(await send(canvas, 'createCustomer')).toHaveTextContent(/"id": "[\da-f-]{36}"/);
    });
    await step('one that is refused', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Feature' }), 'account');
      await expect(await send(canvas, 'changePassword')).toHaveTextContent(/ApiError .*"code"/);
    });
  },
});
