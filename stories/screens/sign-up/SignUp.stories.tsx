import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt } from '../admin.tsx';
import {
  companyFields,
  fillCompany,
  fillPersonal,
  person,
  personalFields,
  startSignUp,
  toCompany,
} from './signUp.ts';

const meta = preview.meta({
  ...adminAt('/register'),
  title: 'Screens/Register/Form',
  beforeEach: startSignUp,
});

/** The button is disabled until all four fields are filled in and the passwords match. */
export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    await step('the heading has the focus and describes the form', async () => {
      const heading = canvas.getByRole('heading', { level: 1, name: 'Register' });
      await expect(heading).toHaveFocus();
      await expect(heading).toHaveAccessibleDescription(
        'Create a company workspace and start managing job tickets and invoices with AI.',
      );
      await expect(document.title).toBe('Register · Derrick');
    });
    await step('marks the first step as current', async () => {
      const [first, second] = canvas.getAllByRole('listitem');
      await expect(first).toHaveAttribute('aria-current', 'step');
      await expect(second).not.toHaveAttribute('aria-current');
    });
    await step('the button is disabled until all fields are filled in and the passwords match', async () => {
      await pasteInto(fullname, 'Maya Reyes');
      await pasteInto(email, 'maya@permian.example');
      await pasteInto(password, 'mast over');
      await expect(next).toBeDisabled();
      await userEvent.type(confirm, 'mast');
      await expect(next).toBeDisabled();
      await userEvent.type(confirm, ' over');
      await expect(next).toBeEnabled();
    });
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

/** Leaving a field validates it and announces the error. */
export const InvalidOnBlur = meta.story({
  play: async ({ canvas, step }) => {
    const { fullname, email, password, confirm } = await personalFields(canvas);
    await step('shows each error of the first step', async () => {
      await userEvent.click(fullname);
      await userEvent.tab();
      await expect(fullname).toHaveAccessibleDescription('Full name is required');
      await expect(email).toHaveFocus();
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Please enter your email address');
      await pasteInto(email, 'maya@permian');
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      await userEvent.click(password);
      await userEvent.click(confirm);
      await expect(password).toHaveAccessibleDescription('Please enter your password');
      await userEvent.click(password);
      await expect(confirm).toHaveAccessibleDescription('Please confirm your password');
      await userEvent.type(password, 'short');
      await userEvent.type(confirm, 'shore');
      await userEvent.tab();
      await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
      await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    });
    await step('announces the error of the field that was left last', async () => {
      await waitFor(() =>
        expect(
          canvas
            .getAllByRole('status')
            .some((status) => status.textContent === 'Confirm Password: Passwords do not match'),
        ).toBe(true),
      );
    });
    await step('correcting a value removes its error at once', async () => {
      await pasteInto(email, '.example');
      await expect(email).toBeValid();
    });
  },
});

/** Submitting focuses the first invalid field. */
export const InvalidOnSubmit = meta.story({
  play: async ({ canvas }) => {
    const { email, password } = await fillPersonal(canvas, { ...person, email: 'maya', password: 'short' });
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  },
});

/** A common password shows a warning but is allowed. */
export const CommonPassword = meta.story({
  play: async ({ canvas }) => {
    const { password } = await fillPersonal(canvas, { ...person, password: 'Football1' });
    const warning = 'This is one of the most common passwords and easy to guess. A different one is safer.';
    await waitFor(() => expect(password).toHaveAccessibleDescription(warning));
    await expect(password).toBeValid();
    await expect(canvas.getAllByRole('status').some((status) => status.textContent === warning)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await companyFields(canvas);
  },
});

/** The heading of the second step receives the focus. */
export const Company = meta.story({
  play: async ({ canvas }) => {
    await toCompany(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your company' })).toHaveFocus();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('(done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(
      expect.arrayContaining([
        'Oil & Gas',
        'Technology',
        'Healthcare',
        'Finance',
        '1–5 people',
        '100+ people',
      ]),
    );
  },
});

export const CompanyInvalid = meta.story({
  play: async ({ canvas }) => {
    const { name, industry, size, submit } = await toCompany(canvas);
    await userEvent.click(submit);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Company name is required');
    await expect(industry).toHaveAccessibleDescription('Industry is required');
    await expect(size).toHaveAccessibleDescription('Company size is required');
    await pasteInto(name, 'Permian Basin Co.');
    await userEvent.click(submit);
    await expect(industry).toHaveFocus();
  },
});

/** Going back and forward keeps everything typed. */
export const Back = meta.story({
  play: async ({ canvas }) => {
    const { back } = await fillCompany(canvas);
    await userEvent.click(back);
    const { fullname, email, password, confirm, next } = await personalFields(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Register' })).toHaveFocus();
    await expect(fullname).toHaveValue(person.fullname);
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(person.password);
    await expect(confirm).toHaveValue(person.password);
    await userEvent.click(next);
    const { name, industry, size } = await companyFields(canvas);
    await expect(name).toHaveValue('Permian Basin Co.');
    await expect(industry).toHaveDisplayValue('Oil & Gas');
    await expect(size).toHaveDisplayValue('26–100 people');
  },
});

/** The address of the second step, opened with an empty form, shows the first step. */
export const SecondStepAfresh = meta.story({
  args: { location: '/register?step=company' },
  play: async ({ canvas }) => {
    await fillPersonal(canvas);
    await expect(canvas.queryByRole('textbox', { name: 'Company Name' })).not.toBeInTheDocument();
  },
});
