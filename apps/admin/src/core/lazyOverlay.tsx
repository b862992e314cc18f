import { type ComponentType, type JSX, useEffect, useEffectEvent } from 'react';
import type { Part } from './i18n/catalogue.ts';
import { useMessages, useTranslate } from './i18n/MessagesProvider.tsx';
import type { Messages } from './i18n/messages.ts';
import { lazyCode } from './lazyCode.ts';
import { notify } from './notify.tsx';
import { loadLazy, useLazy } from './useLazy.ts';

/** A dialog, drawer or popover whose code and messages are loaded when it first opens or by `preload`. */
export interface LazyOverlay<Props> {
  (props: Props): JSX.Element | null;
  /** Loads the code and the messages. After a failure the next call loads again. */
  preload(messages: Messages): Promise<void>;
}

interface LazyOverlayOptions {
  /** The message parts that the overlay uses. */
  messages?: readonly Part[];
}

/**
 * Creates a lazily loaded overlay. Render it while it is open; it appears once it is loaded. If loading fails, the page
 * stays as it is and a toast offers Retry.
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { messages: parts = [] }: LazyOverlayOptions = {},
): LazyOverlay<Props> {
  const code = lazyCode(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per overlay at module level, as React.lazy is.
  function Overlay(props: Props) {
    const t = useTranslate();
    const lazy = useLazy(code, parts);
    const isFailed = lazy.status === 'failed' && !lazy.isRetrying;
    const report = useEffectEvent(() =>
      notify({
        tone: 'danger',
        title: t('common.loadFailed'),
        description: t('common.loadFailedHint'),
        action: { label: t('common.retry'), onAction: () => lazy.status === 'failed' && lazy.retry() },
      }),
    );
    useEffect(() => {
      if (!isFailed) return;
      const shown = report();
      // Closes the toast when the overlay is closed or loaded.
      return () => void shown.then((close) => close());
    }, [isFailed]);
    return lazy.status === 'ready' ? <lazy.code {...props} /> : null;
  }
  return Object.assign(Overlay, { preload: (messages: Messages) => loadLazy(code, parts, messages) });
}

/**
 * Returns the props of a control that opens overlays. The overlays are loaded when the control is hovered, focused or
 * pressed.
 */
export function usePreload(...targets: readonly { preload(messages: Messages): Promise<void> }[]) {
  const messages = useMessages();
  const preload = () => {
    // A failure is reported when the overlay opens.
    for (const target of targets) target.preload(messages).catch(() => undefined);
  };
  return { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };
}
