import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings, drawnLogo } from '../../mocks/companyFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { type Canvas, expectToast } from '../technicians/people.ts';
import { COMPANY, settingsHandlers } from './company.ts';

/** An SVG with a script and with an image from another server. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80">
  <script>document.documentElement.dataset.hasRun = 'yes'</script>
  <image href="https://elsewhere.example/spy.png" width="10" height="10" />
  <rect x="4" y="12" width="56" height="56" rx="12" fill="#0f766e" />
</svg>`;
const profile = { ...companySettings.profile, logo: drawnLogo };
const ofCompany = (logo: string | null) => ({
  ...users.SUPER_ADMIN,
  company: { ...users.SUPER_ADMIN.company, logo },
});

const meta = preview.meta({
  ...adminAt(COMPANY),
  title: 'Screens/Company/Logo',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

const choose = async (
  canvas: Canvas,
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
) => {
  await canvas.findByText('There is no logo yet.');
  const input = canvas.getByLabelText('Logo', { selector: 'input' });
  await userEvent.upload(input, new File([content], name, { type }), { applyAccept: false });
};
const logoOf = (canvas: Canvas) => canvas.findByRole('img', { name: 'Logo of Permian Basin Co.' });

/** The chosen SVG is uploaded as pixels, so that its script and its external image are removed. */
export const Chosen = meta.story({
  play: async ({ canvas, step }) => {
    await step('uploading a logo keeps unsaved text', async () => {
      await pasteInto(await canvas.findByRole('textbox', { name: 'Legal name' }), ', Midland');
      await choose(canvas, 'logo.svg', 'image/svg+xml', drawing);
      await expectToast('Logo saved');
      await expect(canvas.getByRole('textbox', { name: 'Legal name' })).toHaveValue(
        'Permian Basin Company LLC, Midland',
      );
    });
    const picture = (await logoOf(canvas)) as HTMLImageElement;
    await expect(picture.src).toMatch(/^data:image\/png;base64,/);
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1600, 400]));
    await expect(document.documentElement.dataset['hasRun']).toBeUndefined();
    await step('removes the logo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
      await expect(await canvas.findByText('There is no logo yet.')).toBeVisible();
    });
  },
});

export const Shown = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyHandlers.ready({ profile }), ...authHandlers.me(ofCompany(drawnLogo)));
  },
  play: async ({ canvas }) => {
    await expect(await logoOf(canvas)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change logo' })).toBeVisible();
  },
});

export const TooLarge = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'logo.png', 'image/png', new Uint8Array(2 * 1024 ** 2 + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 2 MB');
  },
});

export const Unreadable = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'logo.png', 'image/png', 'no picture');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be read as a picture');
  },
});

export const Pending = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...companyHandlers.logoPending());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'logo.svg', 'image/svg+xml', drawing);
    await expect(await canvas.findByRole('button', { name: /Saving/ })).toBeVisible();
  },
});

export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyHandlers.logoFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'logo.svg', 'image/svg+xml', drawing);
    await expectToast('The logo could not be changed');
    await expect(canvas.getByText('There is no logo yet.')).toBeVisible();
  },
});

export const ReadOnlyOnPhoneDarkInSpanish = meta.story({
  globals: { ...phone, ...spanish, theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(
      ...companyHandlers.ready({ profile }),
      ...authHandlers.me({ ...ofCompany(drawnLogo), permissions: ['company:read'], role: 'MANAGER' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Logotipo de Permian Basin Co.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /logotipo/ })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
