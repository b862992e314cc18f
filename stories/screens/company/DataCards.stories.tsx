import { getCurrentUser } from '@derrick/domain/auth';
import { getCompanyDeletion, getCompanyExport } from '@derrick/domain/company';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyDataHandlers } from '../../mocks/companyData.ts';
import { failOnce, mock, TRY_AGAIN } from '../../mocks/mock.ts';
import { ownPassword } from '../../mocks/ownAccountFixtures.ts';
import { failure } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { page } from '../technicians/people.ts';
import { COMPANY, settingsHandlers } from './company.ts';

const meta = preview.meta({
  ...adminAt(`${COMPANY}/data`),
  title: 'Screens/Company/All data',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

export const ExportStarted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything' }));
    await expect(await canvas.findByText('41,200 of 100,000 records and files')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Export of everything' })).toHaveAttribute(
      'aria-valuenow',
      '41',
    );
  },
});

export const ExportReady = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyDataHandlers.made());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download (45.97 MB)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export again' })).toBeVisible();
  },
});

/** The state of the export fails to load: the card shows the error, and Retry shows the export button. */
export const ExportLoadFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(getCompanyExport));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Export everything' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ExportFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyDataHandlers.failed());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The export could not be created. Please try again.')).toBeVisible();
  },
});

/** A wrong name and a wrong password do not delete the company. */
export const DeleteRefused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete company' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Delete this company?' }));
    await pasteInto(dialog.getByRole('textbox', { name: 'Company name' }), 'Another Co.');
    await pasteInto(dialog.getByLabelText('Your password'), ownPassword);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete company' }));
    await expect(await dialog.findByText('This is not the name of the company')).toBeVisible();
  },
});

const closed = () => failure(403, 'COMPANY_CLOSED', 'This company was deleted');

/** The company was deleted: every address shows this page. A user with the right to restore the company can do so. */
export const Closed = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getCurrentUser, closed), ...companyDataHandlers.deleted());
  },
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByRole('heading', { name: 'This company was deleted' })).toBeVisible();
    await expect(canvas.getByText(/You can restore it with all its data until Dec 04, 2026/)).toBeVisible();
    context.msw.use(...authHandlers.me());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore company' }));
    await expect(await canvas.findByRole('tab', { name: 'Profile' })).toBeVisible();
  },
});

/**
 * The date of the deletion fails to load: the page shows the error with Retry, and does not claim that the user lacks the
 * right to restore the company.
 */
export const ClosedFails = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getCurrentUser, closed), failOnce(getCompanyDeletion), ...companyDataHandlers.deleted());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TRY_AGAIN)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Restore company' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
});

export const ClosedForOthersOnPhoneInSpanish = meta.story({
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(
      mock(getCurrentUser, closed),
      mock(getCompanyDeletion, () => failure(403, 'FORBIDDEN', 'Not for you')),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Esta empresa fue eliminada' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Recuperar la empresa' })).not.toBeInTheDocument();
  },
});
