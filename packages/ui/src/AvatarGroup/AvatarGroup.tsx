'use client';

import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { avatarShapes, avatarSizes } from '../Avatar/variants.ts';
import { avatarGroupTexts } from '../i18n/texts/avatarGroup.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './AvatarGroup.css.ts';

/** A person or company of an AvatarGroup. */
export interface AvatarGroupMember {
  id: string;
  /** Full name. */
  name: string;
  /** URL of a photo. */
  src?: string | null | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list, such as "Technicians". */
  label: string;
  members: readonly AvatarGroupMember[];
  /** Maximum number of avatars. A number stands for the members after them. @default 4 */
  max?: number | undefined;
  /** @default 'small' @selector [data-size] */
  size?: (typeof avatarSizes)[number] | undefined;
  /** @default 'round' */
  shape?: (typeof avatarShapes)[number] | undefined;
}

/** Overlapping avatars of several people. Screen readers read a list of all names. */
export function AvatarGroup({
  label,
  members,
  max = 4,
  size = 'small',
  shape = 'round',
  className,
  ...rest
}: AvatarGroupProps) {
  const message = useTexts(avatarGroupTexts);
  const locale = useKitLocale();
  // A number in the place of one avatar would take as much space as the avatar.
  const visible = members.length - max > 1 ? members.slice(0, max) : members;
  const hidden = members.slice(visible.length);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(hidden.map(({ name }) => name));
  const more = message('avatarGroup.more', { count: hidden.length, names });
  return (
    <ul aria-label={label} data-size={size} {...rest} className={join(styles.root, className)}>
      {visible.map(({ id, name, src }) => (
        <li key={id} className={styles.member} title={name}>
          <Avatar name={name} src={src} label={name} size={size} shape={shape} className={styles.avatar} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={styles.member} title={names}>
          <span
            role="img"
            aria-label={more}
            className={join(styles.more, styles.size[size], styles.shape[shape])}
          >
            +{hidden.length}
          </span>
        </li>
      )}
    </ul>
  );
}
