import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, appCode, authHandlers } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { passkeyDialog } from '../../mocks/passkey.ts';
import { signedOut } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { fillIn } from './signIn.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Sign in/Second step',
  beforeEach({ msw }) {
    msw.use(
      ...overviewHandlers.ready(),
      ...authHandlers.login('secondFactor'),
      ...authHandlers.me(),
      ...authHandlers.passkeyOptions(),
    );
    return startClean(signedOut);
  },
});

export const Code = meta.story({
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Confirm it is you' })).toHaveFocus();
    const code = canvas.getByLabelText('Code');
    await userEvent.type(code, '111111{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong');
    await userEvent.clear(code);
    await pasteInto(code, appCode);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('derrick.accessToken')).toBeTruthy());
  },
});

export const Passkey = meta.story({
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    passkeyDialog('givenUp');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText(/^The passkey could not be used/)).toBeVisible();
    passkeyDialog('confirmed');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(localStorage.getItem('derrick.accessToken')).toBeTruthy());
  },
});

export const Back = meta.story({
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  },
});

export const WithoutPasskeys = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('codeOnly'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await canvas.findByLabelText('Code');
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  play: async ({ canvas }) => {
    await pasteInto(await canvas.findByRole('textbox', { name: 'Correo electrónico' }), account.email);
    await pasteInto(canvas.getByLabelText('Contraseña'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Confirme que es usted' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByLabelText('Code')).toBeVisible();
  },
});
