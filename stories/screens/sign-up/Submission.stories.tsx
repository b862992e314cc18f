import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers } from '../../mocks/accounts.ts';
import { storyTokens } from '../../mocks/auth.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt } from '../admin.tsx';
import { companyFields, fillCompany, person, personalFields, sent, startSignUp } from './signUp.ts';

const meta = preview.meta({
  ...adminAt('/register'),
  title: 'Screens/Register/Submission',
  beforeEach: startSignUp,
});

export const CreatingAccount = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('pending'));
  },
  play: async ({ canvas }) => {
    const { submit, back } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('button', { name: /Creating Account\.\.\./ })).toBeVisible();
    await expect(back).toBeDisabled();
  },
});

/** By keyboard and roles alone, from the first field to the dashboard. */
export const ByKeyboard = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerWith(sent));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Full Name' });
    await userEvent.tab();
    await userEvent.keyboard(person.fullname);
    await userEvent.tab();
    await userEvent.keyboard(person.email);
    await userEvent.tab();
    await userEvent.keyboard(person.password);
    // Skips the button that shows the password.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`${person.password}{Enter}`);
    await companyFields(canvas);
    await expect(canvas.getByRole('heading', { name: 'Your company' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Permian Basin Co.');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry' }), 'Technology');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Company Size' }), '1–5 people');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(localStorage.getItem('derrick.accessToken')).toBe(storyTokens.accessToken);
    await expect(localStorage.getItem('derrick.refreshToken')).toBe(storyTokens.refreshToken);
    await expect(sent).toHaveBeenCalledWith({
      user: {
        fullname: person.fullname,
        email: person.email,
        password: person.password,
        language: 'EN',
        companyId: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
      },
      company: { name: 'Permian Basin Co.', industry: 'Technology', size: 'STARTUP', timeZone: 'UTC' },
    });
  },
});

/** The email is taken: the error is shown at its field on the first step until the email changes. */
export const EmailTaken = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('emailTaken'));
  },
  play: async ({ canvas, step, msw }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    const { email, next } = await personalFields(canvas);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(
      'This email already has an account. Sign in, or use another email.',
    );
    await step('accepts another email address and keeps everything typed', async () => {
      msw.use(...accountHandlers.register());
      await userEvent.clear(email);
      await pasteInto(email, 'reyes@permian.example');
      await expect(email).toBeValid();
      await userEvent.click(next);
      const fields = await companyFields(canvas);
      await expect(fields.name).toHaveValue('Permian Basin Co.');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.click(fields.submit);
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
});

/** The generated company id is taken: the form retries with another id without notifying the user. */
export const CompanyIdTakenOnce = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(...accountHandlers.registerAtSecondId(sent));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    const ids = sent.mock.calls.map(([{ user }]) => user.companyId);
    await expect(ids).toHaveLength(2);
    await expect(new Set(ids).size).toBe(2);
  },
});

export const CompanyIdTakenTwice = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('companyIdTaken'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The workspace could not be created because its ID was taken. Please try again.',
    );
    await expect(submit).toBeEnabled();
  },
});

/** The server rejects a name that the form accepts: the error is shown at its field. */
export const NameRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('nameRefused'));
  },
  play: async ({ canvas }) => {
    const { name, submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('The company name can have at most 200 characters');
  },
});

/** The server requires a longer password: the form returns to the password and shows the required length. */
export const PasswordRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('passwordRefused'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    const { password } = await personalFields(canvas);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('The password must be at least 30 characters long');
  },
});

export const FailedSilently = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('silent'));
  },
  play: async ({ canvas }) => {
    const { submit, name } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Registration failed. Please try again.',
    );
    await expect(name).toHaveValue('Permian Basin Co.');
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('noReply'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.register('rateLimited'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillCompany(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
});
