'use client';

import { type ComponentProps, useState } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Avatar.css.ts';
import { hueOf, initialsOf } from './initials.ts';
import type { avatarShapes, avatarSizes } from './variants.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Full name. Initials and their color are derived from it. */
  name: string;
  /** URL of a photo. If it can't be loaded, the initials are shown. */
  src?: string | null | undefined;
  /**
   * Accessible name, for an Avatar without a visible name beside it. Without a label the Avatar is hidden from assistive
   * technology.
   */
  label?: string | undefined;
  /** @default 'small' @selector [data-size] */
  size?: (typeof avatarSizes)[number] | undefined;
  /** @default 'round' @selector [data-shape] */
  shape?: (typeof avatarShapes)[number] | undefined;
  /** `accent` for the signed-in user's own company, regardless of its name. */
  tone?: 'accent' | undefined;
}

/** A photo or, without a photo, initials in a color derived from the name. */
export function Avatar({
  name,
  src,
  label,
  size = 'small',
  shape = 'round',
  tone,
  className,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hue = tone ?? hueOf(name);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-size={size}
      data-shape={shape}
      {...rest}
      className={join(styles.root, styles.size[size], styles.shape[shape], styles.hue[hue], className)}
    >
      {src && src !== failedSrc ? (
        <img
          className={styles.photo[shape]}
          src={src}
          alt=""
          loading="lazy"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initialsOf(name, shape === 'round' ? 'person' : 'company')
      )}
    </span>
  );
}
