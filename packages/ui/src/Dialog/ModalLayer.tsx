'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { usePresence } from './usePresence.ts';

interface ModalLayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Closes on a press outside. @default false */
  isDismissable?: boolean | undefined;
  /** Prevents closing by Escape. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** Class of the layer that covers the page. */
  className: string;
  /** Class of the box on the layer. */
  boxClassName: string;
  /** A `DialogBox`. */
  children: ReactNode;
}

/**
 * A layer over the page, with a box that contains the focus. Everything outside is inert. Built on hooks of react-aria
 * instead of react-aria-components, whose modal imports its popover and menu, with which esbuild would add 35 KB to the
 * first load.
 */
export function ModalLayer({ isOpen, ...props }: ModalLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const phase = usePresence(isOpen, [layerRef, boxRef]);
  if (phase === 'closed') return null;
  return (
    <AriaLocale>
      <Overlay isExiting={!isOpen}>
        <Layer {...props} {...{ isOpen, phase, layerRef, boxRef }} />
      </Overlay>
    </AriaLocale>
  );
}

interface LayerProps extends ModalLayerProps {
  phase: ReturnType<typeof usePresence>;
  layerRef: RefObject<HTMLDivElement | null>;
  boxRef: RefObject<HTMLDivElement | null>;
}

function Layer({
  isOpen,
  onOpenChange,
  isDismissable = false,
  isKeyboardDismissDisabled = false,
  className,
  boxClassName,
  phase,
  layerRef,
  boxRef,
  children,
}: LayerProps) {
  const state = useOverlayTriggerState({ isOpen, onOpenChange });
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable, isKeyboardDismissDisabled },
    state,
    boxRef,
  );
  useVisualViewport(layerRef);
  const animation = {
    'data-entering': phase === 'entering' || undefined,
    'data-exiting': phase === 'exiting' || undefined,
  };
  return (
    <div {...underlayProps} {...animation} ref={layerRef} className={className}>
      <div {...modalProps} {...animation} ref={boxRef} className={boxClassName}>
        {isDismissable && <DismissButton onDismiss={state.close} />}
        {children}
      </div>
    </div>
  );
}

/** Sets `--visual-viewport-height` of a layer: the height of the window without the on-screen keyboard. */
function useVisualViewport(layer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    // jsdom has no visual viewport.
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () =>
      layer.current?.style.setProperty('--visual-viewport-height', `${visualViewport.height}px`);
    update();
    visualViewport.addEventListener('resize', update);
    return () => visualViewport.removeEventListener('resize', update);
  }, [layer]);
}
