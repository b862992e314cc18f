import { type ComponentProps, useState } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Avatar.css.ts';
import { hueOf, initialsOf } from './initials.ts';

/** Sizes of an Avatar: 28, 32 and 48 px. */
export const avatarSizes = ['small', 'medium', 'large'] as const;

/** Shapes of an Avatar: people are round, companies square. */
export const avatarShapes = ['round', 'square'] as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Full name; gives the initials and their hue. */
  name: string;
  /** Address of a photo; the initials stand in when it can't be loaded. */
  src?: string | null | undefined;
  /** Accessible name, for an Avatar without the name beside it; without it the Avatar is decoration. */
  label?: string | undefined;
  /** @default 'small' */
  size?: (typeof avatarSizes)[number] | undefined;
  /** @default 'round' */
  shape?: (typeof avatarShapes)[number] | undefined;
  /** `accent` for the company that one works in, whatever its name. */
  tone?: 'accent' | undefined;
}

/** A photo, else initials on a hue that belongs to the name. */
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
        <img className={styles.photo} src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name, shape === 'round' ? 'person' : 'company')
      )}
    </span>
  );
}
