'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bannerTexts } from '../i18n/texts/banner.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Banner.css.ts';
import type { bannerTones } from './variants.ts';

/** Tone of a Banner. */
export type BannerTone = (typeof bannerTones)[number];

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info };

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' @selector [data-tone] */
  tone?: BannerTone | undefined;
  title?: ReactNode;
  /** Called when the user presses the close button. Without this prop there is no close button. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A message about the page. The tone `danger` interrupts a screen reader (`role="alert"`); other tones wait
 * (`role="status"`).
 */
export function Banner({ tone = 'info', title, onDismiss, children, className, ...rest }: BannerProps) {
  const dismissLabel = useTexts(bannerTexts)('banner.dismiss');
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      {...rest}
      className={join(styles.root, styles.tone[tone], className)}
    >
      <Icon className={join(styles.iconBox, styles.icon[tone])} size={18} aria-hidden="true" />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          className={styles.dismiss}
          label={dismissLabel}
          icon={<X size={16} aria-hidden="true" />}
          size="small"
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
