import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { useState } from 'react';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type Deferred, deferred } from '../../apps/admin/src/core/deferred.tsx';
import { useTranslate } from '../../apps/admin/src/core/i18n/MessagesProvider.tsx';
import { type LazyOverlay, lazyOverlay, usePreload } from '../../apps/admin/src/core/lazyOverlay.tsx';
import { ScreenBoundary } from '../../apps/admin/src/main/shell/ScreenBoundary.tsx';
import { signedIn } from '../mocks/session.ts';
import { pasteInto } from '../pasteInto.ts';
import { phone, spanish, startClean } from '../screens/admin.tsx';
import { AppContext } from './AppContext.tsx';

interface OverlayProps {
  onClose: () => void;
}

/** True while requests for code fail, as after a deployment (missing chunk) or on an unreliable connection. */
let isBlocked = true;

const requestFor =
  <Code,>(code: Code) =>
  async (): Promise<Code> => {
    if (isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
    return code;
  };

function Details({ onClose }: OverlayProps) {
  const t = useTranslate();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Details">
      {t('customers.title')}
    </Dialog>
  );
}

/** A page with a field, a button that opens an overlay, and a lazily loaded part. */
function Page({
  Overlay,
  Part,
}: {
  Overlay: LazyOverlay<OverlayProps>;
  Part?: Deferred<object> | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const preload = usePreload(Overlay);
  return (
    <main>
      <label>
        Note <input />
      </label>
      <Button {...preload} onPress={() => setOpen(true)}>
        Open
      </Button>
      {Part && <Part fallback="Loading" />}
      {isOpen && <Overlay onClose={() => setOpen(false)} />}
    </main>
  );
}

function LateLoading({ hasPart = false }: { hasPart?: boolean }) {
  const [{ Overlay, Part }] = useState(() => ({
    Overlay: lazyOverlay(() => requestFor(Details)(), { messages: ['customers'] }),
    Part: hasPart ? deferred(() => requestFor(() => <p>The part</p>)()) : undefined,
  }));
  return <Page Overlay={Overlay} Part={Part} />;
}

const meta = preview.meta({
  component: LateLoading,
  title: 'Patterns/Late loading',
  render: (args, { globals }) => (
    <AppContext key={`${globals['locale']}`} locale={globals['locale']} messages={[]}>
      <LateLoading {...args} />
    </AppContext>
  ),
  beforeEach() {
    isBlocked = true;
    const log = spyOn(console, 'error').mockImplementation(() => {});
    const end = startClean(signedIn);
    return () => {
      log.mockRestore();
      end();
    };
  },
});

const page = () => within(document.body);
const toast = (title: string) => page().findByRole('alertdialog', { name: new RegExp(title) });

/**
 * The overlay's code fails to load: the page keeps everything typed, a toast offers Retry, and Retry opens the overlay.
 */
export const OverlayFails = meta.story({
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Note' });
    await pasteInto(field, 'Gate code 12');
    await step('the page stays, and a toast reports the failure', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await expect(await toast('This could not be loaded')).toBeVisible();
      await expect(field).toHaveValue('Gate code 12');
      await expect(page().queryByRole('dialog', { name: 'Details' })).toBeNull();
    });
    await step('Retry opens the dialog', async () => {
      isBlocked = false;
      await userEvent.click(page().getByRole('button', { name: 'Retry' }));
      await expect(await page().findByRole('dialog', { name: 'Details' })).toHaveTextContent('Customers');
      await expect(page().queryByText('This could not be loaded')).not.toBeInTheDocument();
    });
    await step('the dialog opens at once from then on', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog', { name: 'Details' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await expect(await page().findByRole('dialog', { name: 'Details' })).toBeVisible();
    });
  },
});

/** The next press on the button loads the overlay again, and the toast closes. */
export const OverlayOpensOnNextPress = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await toast('This could not be loaded');
    isBlocked = false;
    await userEvent.click(button);
    await expect(await page().findByRole('dialog', { name: 'Details' })).toBeVisible();
    await waitFor(() => expect(page().queryByText('This could not be loaded')).not.toBeInTheDocument());
  },
});

/** The overlay's code fails to load: by keyboard, in Spanish, on a phone. */
export const OverlayFailsInSpanish = meta.story({
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await toast('No se pudo cargar')).toBeVisible();
    isBlocked = false;
    page().getByRole('button', { name: 'Reintentar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByRole('dialog', { name: 'Details' })).toBeVisible();
  },
});

/** A part of the page fails to load: an error replaces it, and Retry shows the part. */
export const PartFails = meta.story({
  args: { hasPart: true },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await step('Retry fails too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(mocked(console.error)).toHaveBeenCalledTimes(2));
      await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    });
    await step('the next Retry shows the screen', async () => {
      isBlocked = false;
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('The part')).toBeVisible();
    });
  },
});

let isBroken = true;

function Breaking() {
  if (isBroken) throw new Error('The screen has a fault');
  return <p>The screen</p>;
}

/** A screen throws while rendering: the page around it stays, and Retry renders the screen again. */
export const ScreenThrows = meta.story({
  beforeEach() {
    isBroken = true;
  },
  render: (_args, { globals }) => (
    <AppContext key={`${globals['locale']}`} locale={globals['locale']} messages={[]}>
      <h1>The shell</h1>
      <ScreenBoundary location="/one">
        <Breaking />
      </ScreenBoundary>
    </AppContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded');
    await expect(canvas.getByRole('heading', { name: 'The shell' })).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('The screen')).toBeVisible();
  },
});
