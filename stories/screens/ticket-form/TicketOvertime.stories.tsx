import { getTicketRules } from '@derrick/domain/tickets';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { updated } from '../../mocks/ticketForm.ts';
import { noRules } from '../../mocks/ticketLife.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { formReady, startTicketForm, submit } from './form.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, overtime and standby',
  beforeEach(context) {
    const end = startTicketForm(context);
    context.msw.use(mock(getTicketRules, () => ({ ...noRules, hasStandby: true, hasOvertime: true })));
    return end;
  },
});

/** Standby hours are part of the work time and are not counted as work. The form says when overtime is calculated. */
export const Standby = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const standby = await canvas.findByRole('textbox', { name: 'Standby (hours)' });
    await expect(canvas.getByText(/Overtime is calculated when the ticket is saved\./)).toBeVisible();
    await expect(canvas.getByText('7h 30m')).toBeVisible();
    await step('must fit in the work time', async () => {
      await userEvent.type(standby, '8');
      await userEvent.tab();
      await submit(canvas, SAVE);
      await expect((await canvas.findAllByText(/The standby must fit in the work time/))[0]).toBeVisible();
    });
    await step('is saved beside the work hours', async () => {
      await userEvent.clear(standby);
      await userEvent.type(standby, '2.5');
      await userEvent.tab();
      await submit(canvas, SAVE);
      await expectList(canvas);
      await expect(updated[0]).toMatchObject({ standbyHours: 2.5, workHours: 5 });
    });
  },
});

export const SpanishPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Tiempo de espera (horas)' })).toBeVisible();
  },
});
