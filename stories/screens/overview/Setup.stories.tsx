import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { newOwner, setupHandlers } from '../../mocks/setup.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { type Canvas, fits, OVERVIEW } from './overview.ts';

const meta = preview.meta({
  ...adminAt(OVERVIEW),
  title: 'Screens/Overview/Set-up checklist',
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(newOwner),
      ...setupHandlers.ready(),
      ...overviewHandlers.newCompany(),
      ...companyHandlers.ready(),
      ...technicianHandlers.ready(),
      ...levelHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

/** The line that announces how many steps are done. */
const countOf = (list: HTMLElement) => within(list).getByText(/of 6 done$/);

const listOf = (canvas: Canvas) => canvas.findByRole('group', { name: 'Set up your company' });

/**
 * The first visit of a new company: every step links to its exact place. Currency and units come from the time zone of the
 * browser.
 */
export const NewCompany = meta.story({
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await expect(countOf(list)).toHaveTextContent('0 of 6 done');
    await expect(list).toHaveTextContent(
      'Mexico City · MXN · kilometers · 12-hour clock · weeks start on Sunday',
    );
    const addresses = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/dashboard/company/locale?setting=timeZone',
      '/dashboard/company/locale?setting=timeZone',
      '/dashboard/company/rates',
      '/dashboard/company/tickets?setting=allowsOwnApproval',
      '/dashboard/technicians?invite=1',
      '/dashboard/company?setting=logo',
      '/dashboard/job-ticket?field=location',
    ]);
    // The list replaces the suggestion of a first ticket.
    await expect(canvas.queryByText('Start with the first job ticket')).not.toBeInTheDocument();
  },
});

export const SpanishOnAPhoneInTheDark = meta.story({
  globals: { ...phone, ...spanish, theme: 'dark' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('group', { name: 'Configure su empresa' });
    await expect(within(list).getByText('¿Aprueba usted sus propios tickets?')).toBeVisible();
    await expect(list).toHaveTextContent('la semana empieza el domingo');
    await fits();
  },
});

/** Questions are answered in the list, by keyboard; the focus moves to the next open one. */
export const AnswersInTheList = meta.story({
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    within(list).getByRole('button', { name: 'Confirm' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(countOf(list)).toHaveTextContent('1 of 6 done'));
    const rate = within(list).getByRole('textbox', { name: 'Hourly rate of all levels' });
    await waitFor(() => expect(rate).toHaveFocus());
    await userEvent.keyboard('0{Enter}');
    await waitFor(() => expect(rate).toBeInvalid());
    await userEvent.clear(rate);
    await userEvent.type(rate, '92.50{Enter}');
    await waitFor(() => expect(countOf(list)).toHaveTextContent('2 of 6 done'));
    await waitFor(() => expect(within(list).getByRole('button', { name: 'Yes' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(countOf(list)).toHaveTextContent('3 of 6 done'));
    await expect(within(list).queryByRole('button', { name: 'No' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(within(list).getByRole('link', { name: 'Invite your first technician' })).toHaveFocus(),
    );
  },
});

/** The server rejects an answer: the question stays, and a toast reports the failure. */
export const AnswerFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...setupHandlers.answerFails()),
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(within(list).getByRole('button', { name: 'No' }));
    await within(document.body).findByText('The answer could not be saved');
    await expect(within(list).getByRole('button', { name: 'No' })).toBeEnabled();
  },
});

export const Hidden = meta.story({
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(within(list).getByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
});

/** Every step is done: a message reports it once. */
export const Done = meta.story({
  beforeEach: ({ msw }) => msw.use(...setupHandlers.done()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your company is set up')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Set up your company' })).not.toBeInTheDocument();
  },
});

export const LoadingFailsOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...setupHandlers.recovers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await listOf(canvas);
  },
});

/** The link to a setting opens its section and focuses the setting. */
export const LeadsToTheSetting = meta.story({
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(within(list).getByRole('link', { name: 'Do you approve your own tickets?' }));
    await waitFor(async () =>
      expect(
        await canvas.findByRole('checkbox', { name: 'Users can approve their own tickets' }),
      ).toHaveFocus(),
    );
  },
});

/** The link to the first invitation opens the dialog. */
export const LeadsToTheInvitation = meta.story({
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    await userEvent.click(within(list).getByRole('link', { name: 'Invite your first technician' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
});

/** A technician of a new company sees no checklist. */
export const ForATechnician = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...authHandlers.signedIn({
        ...newOwner,
        role: 'TECHNICIAN',
        permissions: ['overview:read', 'tickets:read', 'tickets:write', 'company:read'],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Start with the first job ticket');
    await expect(canvas.queryByRole('group', { name: 'Set up your company' })).not.toBeInTheDocument();
  },
});
