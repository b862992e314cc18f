'use client';

import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chipListTexts } from '../i18n/texts/chipList.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Tag.css.ts';
import type { tagTones } from './variants.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One or two words; cut where the width ends. */
  label: string;
  /** @default 'neutral' @selector [data-tone] */
  tone?: (typeof tagTones)[number] | undefined;
  /** 14 px icon before the label. */
  icon?: ReactNode;
  /** Adds a button that removes the tag. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of that button. @default the kit's "Remove {label}" */
  removeLabel?: string | undefined;
}

/** A word that sorts a thing into a group, and that can be removed. For the state of a thing use Badge. */
export function Tag({ label, tone = 'neutral', icon, onRemove, removeLabel, className, ...rest }: TagProps) {
  const message = useTexts(chipListTexts);
  return (
    <span data-tone={tone} {...rest} className={join(styles.root, styles.tone[tone], className)}>
      {icon && <span aria-hidden="true">{icon}</span>}
      <span className={styles.label}>{label}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? message('chipList.remove', { label })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
