import { Button } from '@derrick/ui/Button';
import { CopyButton } from '@derrick/ui/CopyButton';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: CopyButton,
  title: 'Components/Actions/CopyButton',
  tags: ['autodocs'],
  args: { label: 'Copy link', text: 'https://derrick.test/invoices/42', onCopy: fn(), onError: fn() },
});

/** Replaces the clipboard. A test has no permission to write to the real one. */
function withClipboard(writeText: () => Promise<void>): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const written = fn(async () => {});

/** A press copies the text. The button then shows and announces that it worked. */
export const Basic = meta.story({
  beforeEach: () => withClipboard(written),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    await expect(button).toHaveAttribute('data-result', 'copied');
    await expect(written).toHaveBeenCalledWith('https://derrick.test/invoices/42');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer][aria-live]')).toHaveTextContent('Copied'),
    );
    // The label returns.
    await waitFor(() => expect(button).toHaveTextContent('Copy link'), { timeout: 5000 });
  },
});

/** The browser blocks copying: the button reports it, and the app shows the text so that the user can select it. */
export const Blocked = meta.story({
  beforeEach: () => withClipboard(() => Promise.reject(new DOMException('Blocked', 'NotAllowedError'))),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copying failed'));
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
});

/** With an icon alone the label is the accessible name. */
export const Variants = meta.story({
  render: (args) => (
    <Rows>
      <Row label="Text">
        <CopyButton {...args} />
        <CopyButton {...args} variant="primary" />
        <CopyButton {...args} variant="ghost" size="small" />
      </Row>
      <Row label="Icon">
        <CopyButton {...args} isIconOnly />
        <CopyButton {...args} isIconOnly variant="secondary" size="small" />
        <Button>Next to it</Button>
      </Row>
      <Row label="Disabled">
        <CopyButton {...args} isDisabled />
      </Row>
    </Rows>
  ),
});

export const SpanishDark = meta.story({
  tags: ['test-full'],
  globals: { locale: 'es', theme: 'dark' },
  args: { label: 'Copiar enlace' },
});
