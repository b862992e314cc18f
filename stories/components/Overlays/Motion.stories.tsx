import { Dialog } from '@derrick/ui/Dialog';
import { LoadingOverlayHost, openLoadingOverlay } from '@derrick/ui/LoadingOverlay';
import { AnchoredMenu } from '@derrick/ui/Menu';
import { scale } from '@derrick/ui/tokens';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { motionOf } from '../../motion.ts';

const meta = preview.meta({ title: 'Components/Overlays/Motion', tags: ['behavior'] });

const { easeIn, easeOut } = scale.motion;
const seconds = (duration: string) => `${Number.parseInt(duration, 10) / 1000}s`;
const overlay = seconds(scale.motion.overlay);
const popover = seconds(scale.motion.popover);

const noEffect = expect.stringMatching(/^none/);
const none = { transition: noEffect, animation: noEffect };
/** Builds the expected transitions of the properties, with one duration and one easing. */
const moving = (properties: readonly string[], time: string, easing: string) => ({
  full: {
    transition: properties.map((property) => `${property} ${time} ${easing}`).join(', '),
    animation: noEffect,
  },
  reduced: none,
});
/** The dialog fades and scales in 250 ms, with ease-out when it enters and ease-in when it leaves. */
export const DialogMotion = meta.story({
  name: 'Dialog',
  render: () => <Dialog isOpen onOpenChange={() => {}} title="Add technician" />,
  async play() {
    const modal = (await screen.findByRole('dialog')).parentElement;
    const scrim = modal?.parentElement;
    if (!modal || !scrim) throw new Error('The dialog has nothing around it');
    expect(motionOf(scrim)).toEqual(moving(['opacity'], overlay, easeOut));
    expect(motionOf(scrim, 'data-exiting')).toEqual(moving(['opacity'], overlay, easeIn));
    expect(motionOf(modal)).toEqual(moving(['opacity', 'transform'], overlay, easeOut));
    expect(motionOf(modal, 'data-exiting')).toEqual(moving(['opacity', 'transform'], overlay, easeIn));
  },
});

/** The overlay fades and scales in 250 ms. */
export const LoadingOverlayMotion = meta.story({
  name: 'LoadingOverlay',
  render: () => <LoadingOverlayHost />,
  async play() {
    const cover = document.querySelector('[aria-busy="true"]');
    const card = cover?.firstElementChild;
    if (!cover || !card) throw new Error('The overlay is not on the page');
    expect(motionOf(card)).toEqual(moving(['transform'], overlay, easeIn));
    expect(motionOf(cover)).toEqual({
      // Not reachable as soon as it is invisible.
      full: expect.objectContaining({
        transition: `opacity ${overlay} ${easeIn}, visibility 0s linear ${overlay}`,
      }),
      reduced: none,
    });
    const close = openLoadingOverlay();
    await waitFor(() => expect(cover).toHaveAttribute('data-open'));
    expect(motionOf(cover)).toEqual(moving(['opacity'], overlay, easeOut));
    expect(motionOf(card)).toEqual(moving(['transform'], overlay, easeOut));
    close();
    await waitFor(() => expect(cover).not.toBeVisible());
  },
});

/** The menu fades and scales in 180 ms. */
export const MenuMotion = meta.story({
  name: 'Menu',
  render: function MenuExample() {
    const [trigger, setTrigger] = useState<HTMLElement | null>(null);
    return (
      <>
        <button type="button" aria-haspopup="menu" ref={setTrigger}>
          Actions
        </button>
        <AnchoredMenu
          isOpen={trigger !== null}
          trigger={trigger}
          label="Actions"
          items={[{ id: 'edit', label: 'Edit' }]}
          onAction={() => {}}
          onOpenChange={() => {}}
        />
      </>
    );
  },
  async play() {
    const menu = (await screen.findByRole('menu')).closest('[data-placement]');
    if (!menu) throw new Error('The menu has no popover around it');
    expect(motionOf(menu)).toEqual(moving(['opacity', 'transform'], popover, easeOut));
    expect(motionOf(menu, 'data-exiting')).toEqual(moving(['opacity', 'transform'], popover, easeIn));
  },
});
