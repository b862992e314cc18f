'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { lazyTexts } from '../i18n/texts/lazy.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { StatusNote } from '../Listbox/ListboxStatus.tsx';
import { useTopLayer } from '../topLayer/useTopLayer.ts';
import * as styles from './LazyNotice.css.ts';
import type { LazyStatus } from './useLazyComponent.ts';

interface LazyNoticeProps {
  /** The element that the overlay belongs to. */
  anchor: HTMLElement | null;
  status: LazyStatus;
  onRetry: () => void;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
}

/**
 * Stands in for an open overlay whose code is loading or failed to load, with a Retry button. The anchor keeps the focus,
 * and after Retry the overlay takes it from there.
 */
export function LazyNotice({ anchor, status, onRetry, onClose }: LazyNoticeProps) {
  if ((status !== 'loading' && status !== 'failed') || !anchor) return null;
  return <Notice {...{ anchor, status, onRetry, onClose }} />;
}

interface NoticeProps extends LazyNoticeProps {
  anchor: HTMLElement;
}

function Notice({ anchor, status, onRetry, onClose }: NoticeProps) {
  const message = useTexts(lazyTexts);
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, { anchor });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Prevents Escape from also closing a dialog around the control.
    event.stopPropagation();
    anchor.focus();
    onClose();
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !ref.current?.contains(target) && !anchor.contains(target)) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  return (
    <div ref={ref} popover="manual" role="status" data-status={status} className={styles.notice}>
      <StatusNote
        status={
          status === 'failed'
            ? {
                kind: 'failed',
                message: message('lazy.failed'),
                onRetry() {
                  anchor.focus();
                  onRetry();
                },
              }
            : { kind: 'loading' }
        }
      />
    </div>
  );
}
