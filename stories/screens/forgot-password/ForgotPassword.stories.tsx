import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers } from '../../mocks/accounts.ts';
import { signedOut } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';

const meta = preview.meta({
  ...adminAt('/forgot-password'),
  title: 'Screens/Password/Forgot password',
  beforeEach({ msw }) {
    msw.use(...accountHandlers.forgotPassword());
    return startClean(signedOut);
  },
});

type Canvas = ReturnType<typeof within>;

const address = 'maya@permian.example';

const fields = async (canvas: Canvas) => ({
  email: await canvas.findByRole('textbox', { name: 'Email' }),
  submit: canvas.getByRole('button', { name: 'Send Link' }),
});

async function send(canvas: Canvas, email = address) {
  const form = await fields(canvas);
  await pasteInto(form.email, email);
  await userEvent.click(form.submit);
  return form;
}

export const Empty = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const { email, submit } = await fields(canvas);
    await expect(canvas.getByRole('heading', { name: 'Forgot Password' })).toHaveFocus();
    await expect(submit).toBeDisabled();
    await pasteInto(email, address);
    await expect(submit).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  },
});

export const Invalid = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas, step }) => {
    const { email, submit } = await fields(canvas);
    await step('leaving the field shows and announces the error', async () => {
      await userEvent.click(email);
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Please enter your email address');
      await expect(canvas.getByText('Email: Please enter your email address')).toHaveAttribute(
        'role',
        'status',
      );
    });
    await step('submitting focuses the invalid field', async () => {
      await pasteInto(email, 'maya@permian');
      await userEvent.click(submit);
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
  },
});

export const Sending = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.forgotPassword('pending'));
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('button', { name: /Sending\.\.\./ })).toBeVisible();
  },
});

/** The page shows the same message whether the address is known or not. */
export const CheckYourEmail = meta.story({
  play: async ({ canvas }) => {
    await send(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Check your Email' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(
      'If maya@permian.example has an account, a reset link was sent to it. The link works for one hour.',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  },
});

/** The user returns to the form, which keeps the typed address. */
export const OtherEmail = meta.story({
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }));
    const { email } = await fields(canvas);
    await expect(email).toHaveValue(address);
  },
});

/** After a minute the user can request another email. */
export const SendAgain = meta.story({
  play: async ({ canvas, step, msw }) => {
    const now = Date.now();
    const clock = Date.now;
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Check your Email' });
    const later = (seconds: number) => {
      Date.now = () => now + seconds * 1000 + 10;
      // Event that a background tab receives when it becomes visible.
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      await step('sends the email again', async () => {
        later(61);
        await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
        await expect(await canvas.findByText(/A new link was sent/)).toBeVisible();
        await expect(canvas.getByRole('button', { name: /Send again in/ })).toBeDisabled();
      });
      await step('shows a waiting time after too many requests', async () => {
        msw.use(...accountHandlers.forgotPassword('rateLimited'));
        later(130);
        await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
        await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
        await expect(canvas.getByRole('button', { name: 'Send again in 75 s' })).toBeDisabled();
      });
    } finally {
      Date.now = clock;
    }
  },
});

export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.forgotPassword('rateLimited'));
  },
  play: async ({ canvas }) => {
    const { email, submit } = await send(canvas);
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(email).toHaveValue(address);
  },
});

export const FailedSilently = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.forgotPassword('silent'));
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to send reset email. Please try again.',
    );
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.forgotPassword('noReply'));
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

/** A long address wraps. Markup is rejected as an address. */
export const BadInput = meta.story({
  globals: phone,
  play: async ({ canvas, step }) => {
    const { email } = await fields(canvas);
    await step('rejects markup', async () => {
      await userEvent.type(email, '<script>alert(1)</script>{Enter}');
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
    await step('wraps a long address', async () => {
      await userEvent.clear(email);
      await userEvent.click(email);
      await userEvent.paste(`${'long.'.repeat(30)}address@subdomain.permian.example`);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { name: 'Check your Email' });
      await waitFor(() =>
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
      );
    });
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    await pasteInto(email, address);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Revise su correo' })).toHaveFocus();
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Check your Email' });
  },
});
