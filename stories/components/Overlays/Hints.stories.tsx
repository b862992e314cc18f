import { Hints } from '@derrick/ui/Hints';
import { IconButton } from '@derrick/ui/IconButton';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_WINDOW } from '@derrick/ui/Tooltip';
import { Bell, PanelLeftClose } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type StoppedClock, stopClock } from '../../stoppedClock.ts';
import { hintsReady } from '../hintsReady.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Hints',
  tags: ['autodocs'],
  component: Hints,
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8, padding: 64 }}>
      <Hints />
      <IconButton label="Notifications" icon={<Bell size={18} />} badge={3} />
      <IconButton label="Collapse" icon={<PanelLeftClose size={18} />} aria-keyshortcuts="Control+B Meta+B" />
      <button
        type="button"
        style={{ inlineSize: 96, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        Compañía Nacional de Servicios
      </button>
      <button type="button" data-hint="">
        Plain
      </button>
    </div>
  ),
});

const hint = () => screen.queryByRole('tooltip')?.textContent;

/** Focus shows the name of an icon with its keyboard shortcut, and the full text of a truncated text. */
export const ByKeyboard = meta.story({
  play: async () => {
    await hintsReady();
    await userEvent.tab();
    await waitFor(() => expect(hint()).toBe('Notifications, 3 new'));
    await userEvent.tab();
    await waitFor(() => expect(hint()).toMatch(/^Collapse \((Ctrl\+|⌘)B\)$/));
    await userEvent.tab();
    await waitFor(() => expect(hint()).toBe('Compañía Nacional de Servicios'));
    await userEvent.tab();
    await waitFor(() => expect(hint()).toBeUndefined());
  },
});

let clock: StoppedClock;

/**
 * A hint opens after the pointer rests for 700 ms, or at once within 300 ms after the previous hint. A press closes it.
 */
export const ByPointer = meta.story({
  beforeEach() {
    clock = stopClock();
    return () => clock.restore();
  },
  play: async ({ canvas }) => {
    const [bell, collapse, cut] = canvas.getAllByRole('button');
    if (!bell || !collapse || !cut) throw new Error('Four buttons are drawn');
    await hintsReady();
    // Waits until the hint of another story no longer makes this hint open at once.
    await clock.advance(TOOLTIP_SKIP_WINDOW);

    await userEvent.hover(bell);
    await clock.advance(TOOLTIP_DELAY - 1);
    await expect(hint()).toBeUndefined();
    await clock.advance(1);
    await waitFor(() => expect(hint()).toBe('Notifications, 3 new'));

    await userEvent.hover(cut);
    await waitFor(() => expect(hint()).toBe('Compañía Nacional de Servicios'));
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1);

    await userEvent.hover(collapse);
    await waitFor(() => expect(hint()).toMatch(/^Collapse/));
    await userEvent.click(collapse);
    await waitFor(() => expect(hint()).toBeUndefined());
    await clock.advance(TOOLTIP_DELAY);
    await expect(hint()).toBeUndefined();
  },
});

/** Two icons have the same name: each shows its own hint beside the icon under the pointer. */
export const TwoEqualNames = meta.story({
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'space-between', padding: 64 }}>
      <Hints />
      <IconButton label="Edit" icon={<Bell size={18} />} />
      <IconButton label="Edit" icon={<Bell size={18} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('Two buttons are drawn');
    await hintsReady();
    await userEvent.hover(first);
    const bubble = await screen.findByRole('tooltip', undefined, { timeout: 2 * TOOLTIP_DELAY });
    await userEvent.hover(second);
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    const { left, width } = second.getBoundingClientRect();
    await waitFor(() => {
      const place = screen.getByRole('tooltip', { name: 'Edit' }).getBoundingClientRect();
      expect(Math.abs(place.left + place.width / 2 - (left + width / 2))).toBeLessThan(width);
    });
  },
});
