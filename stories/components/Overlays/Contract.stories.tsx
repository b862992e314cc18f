import { LoadingOverlayHost } from '@derrick/ui/LoadingOverlay';
import { AnchoredMenu } from '@derrick/ui/Menu';
import { ToastRegion, toast } from '@derrick/ui/Toast';
import { KitProvider } from '@derrick/ui/theme';
import { type ReactElement, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const doNothing = () => {};
const items = [{ id: 'edit', label: 'Edit' }];

interface Passed {
  ref: (element: HTMLElement | null) => void;
  className: string;
  style: { order: number };
  'data-mine': string;
}

function Anchored(passed: Passed) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" aria-haspopup="menu" ref={setTrigger}>
        Trigger
      </button>
      <AnchoredMenu
        {...passed}
        isOpen={trigger !== null}
        trigger={trigger}
        label="Menu"
        items={items}
        onAction={doNothing}
        onOpenChange={doNothing}
      />
    </>
  );
}

function Toasts({ ref, className, style }: Passed) {
  useEffect(() => toast({ title: 'Toast', duration: Number.POSITIVE_INFINITY }), []);
  return <ToastRegion ref={ref} className={className} style={style} />;
}

/** Components outside the kit's contract test, because they need a trigger, a toast, or the document body. */
const specimens: Record<string, (passed: Passed) => ReactElement> = {
  AnchoredMenu: (passed) => <Anchored {...passed} />,
  ToastRegion: (passed) => <Toasts {...passed} />,
  LoadingOverlayHost: (passed) => <LoadingOverlayHost {...passed} />,
};

// The region's type accepts no data-* attributes, because lazily loaded code renders it.
const withoutRest = new Set(['ToastRegion']);

function Kit({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <KitProvider theme="light" locale="en-US">
        {children}
      </KitProvider>
    </StrictMode>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Contract',
  tags: ['!dev'],
  // axe checks each component in its own stories.
  parameters: { a11y: { test: 'off' } },
  render: () => <div id="specimen" />,
});

/**
 * Each component renders on a server in StrictMode, hydrates without a warning, and passes `ref`, `className`, `style`
 * and other attributes to its element.
 */
export const HouseProps = meta.story({
  play: async ({ canvasElement }) => {
    const error = spyOn(console, 'error');
    for (const [name, specimen] of Object.entries(specimens)) {
      const box = document.createElement('div');
      canvasElement.append(box);
      let element: HTMLElement | null = null;
      const passed: Passed = {
        ref: (next) => {
          element = next;
        },
        className: 'mine',
        style: { order: 7 },
        'data-mine': 'yes',
      };
      const page = <Kit>{specimen(passed)}</Kit>;
      box.innerHTML = renderToString(page);
      const recovered: unknown[] = [];
      const root = hydrateRoot(box, page, { onRecoverableError: (reason) => recovered.push(reason) });
      await waitFor(() => expect(element, name).toBeInstanceOf(HTMLElement));
      await expect(element, name).toHaveClass('mine');
      await expect(element, name).toHaveStyle({ order: '7' });
      if (!withoutRest.has(name)) await expect(element, name).toHaveAttribute('data-mine', 'yes');
      await expect(recovered, name).toEqual([]);
      root.unmount();
      await waitFor(() => expect(element, name).toBeNull());
      box.remove();
    }
    await expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
});
