import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, type Ref, useLayoutEffect, useRef } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitMessage } from '../i18n/messages.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { fadeAway } from './fadeAway.ts';
import { type ToastContent, type ToastTone, toastQueue } from './queue.ts';
import * as styles from './Toast.css.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';

const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface ToastStackProps {
  /** Ref of the region, which exists only while there are toasts. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The toasts: a landmark that F6 focuses. Hover and focus pause the timers of all toasts. */
export function ToastStack({ className, style, ref }: ToastStackProps) {
  const label = useKitMessage('toast.region');
  return (
    <>
      <ToastAnnouncer />
      <AriaLocale>
        <AriaToastRegion
          ref={ref ?? null}
          queue={toastQueue}
          aria-label={label}
          className={join(styles.region, className)}
          {...(style && { style })}
        >
          {({ toast }) => <Toast toast={toast} />}
        </AriaToastRegion>
      </AriaLocale>
    </>
  );
}

function Toast({ toast }: { toast: QueuedToast<ToastContent> }) {
  const closeLabel = useKitMessage('toast.close');
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
