'use client';

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, type Ref, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../Button/Button.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastTexts } from '../i18n/texts/toast.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { inPageDirection } from '../theme/inPageDirection.tsx';
import { join } from '../theme/join.ts';
import { fadeAway } from './fadeAway.ts';
import { getToasts, subscribeToToasts, toastQueue } from './queue.ts';
import * as styles from './Toast.css.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import type { ToastContent, ToastTone } from './types.ts';
import { useClearOfControls } from './useClearOfControls.ts';

const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface ToastStackProps {
  /**
   * Ref of the region, which only exists while there are toasts.
   * @selector [data-edge="bottom | top"]
   */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function ToastStack(props: ToastStackProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  return (
    <>
      <ToastAnnouncer toasts={toasts} />
      {/*
       * Rendered only while there are toasts: react-aria registers the landmark on mount, and F6 would not find a
       * landmark without an element.
       */}
      {toasts.length > 0 && (
        <AriaLocale>
          <Region {...props} toasts={toasts} />
        </AriaLocale>
      )}
    </>
  );
}

interface RegionProps extends ToastStackProps {
  toasts: readonly unknown[];
}

/** A landmark that F6 focuses, at the lower end corner or, on a phone, at the top. Hover and focus pause the timers of all toasts. */
function Region({ className, style, ref, toasts }: RegionProps) {
  const label = useTexts(toastTexts)('toast.region');
  const regionRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(regionRef, ref), [ref]);
  useClearOfControls(regionRef, toasts);
  return (
    <AriaToastRegion
      ref={mergedRef}
      queue={toastQueue}
      aria-label={label}
      className={join(styles.region, className)}
      render={inPageDirection}
      {...(style && { style })}
    >
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}

function Toast({ toast }: { toast: QueuedToast<ToastContent> }) {
  const closeLabel = useTexts(toastTexts)('toast.close');
  const { tone, title, description, action } = toast.content;
  const Icon = icons[tone];
  const close = () => toastQueue.close(toast.key);
  const elementRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = elementRef.current;
    return () => {
      if (element) fadeAway(element);
    };
  }, []);
  return (
    <AriaToast ref={elementRef} toast={toast} data-tone={tone} className={styles.toast}>
      <span className={styles.tile[tone]}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.content}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {action && (
          <Button
            size="small"
            className={styles.action}
            onPress={() => {
              action.onAction();
              close();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        label={closeLabel}
        icon={<X size={16} />}
        className={styles.close}
        onPress={close}
      />
    </AriaToast>
  );
}
