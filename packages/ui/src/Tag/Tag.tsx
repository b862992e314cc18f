'use client';

import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chipListTexts } from '../i18n/texts/chipList.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Tag.css.ts';
import type { tagTones } from './variants.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One or two words. Truncated if they do not fit. */
  label: string;
  /** @default 'neutral' @selector [data-tone] */
  tone?: (typeof tagTones)[number] | undefined;
  /** 14 px icon before the label. */
  icon?: ReactNode;
  /** Called when the user presses the remove button. Without this prop there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button. @default the kit's "Remove {label}" */
  removeLabel?: string | undefined;
}

/** A short category label that can be removable. For a status use Badge. */
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
