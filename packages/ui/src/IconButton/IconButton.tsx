'use client';

import type { ReactNode } from 'react';
import * as button from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { PressButton } from '../Button/PressButton.tsx';
import { iconButtonTexts } from '../i18n/texts/iconButton.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { join } from '../theme/join.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'pendingLabel' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** 16 or 18 px icon. */
  icon: ReactNode;
  /** Number of new items, shown in the corner and included in the accessible name. 0 shows no badge. */
  badge?: number | undefined;
  /** Maximum number in the badge. Higher numbers are shown as this number with a plus, such as 99+. @default 99 */
  badgeMax?: number | undefined;
}

/** A square Button with an icon. Hints shows its label on hover and focus. */
export function IconButton({
  label,
  icon,
  badge = 0,
  badgeMax = 99,
  variant = 'ghost',
  size = 'medium',
  isPending = false,
  className,
  ...rest
}: IconButtonProps) {
  const message = useTexts(iconButtonTexts);
  // The accessible name contains the displayed number, so that speech control finds the button by it.
  const count = badge > badgeMax ? `${badgeMax}+` : badge;
  return (
    <PressButton
      data-variant={variant}
      data-size={size}
      {...rest}
      isPending={isPending}
      aria-label={badge > 0 ? message('iconButton.badge', { label, count }) : label}
      className={join(
        button.root,
        button.variant[variant],
        button.size[size],
        styles.root,
        styles.square[size],
        className,
      )}
    >
      {isPending ? <SpinnerRing size="small" /> : icon}
      {badge > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </PressButton>
  );
}
