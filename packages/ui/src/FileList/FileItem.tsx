'use client';

import { FileText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './FileList.css.ts';

export interface FileItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  name: string;
  /** Text beside the name, such as the file size. */
  description?: ReactNode;
  /** URL of a preview image. Without it an icon is shown. */
  preview?: string | undefined;
  /** URL of the file, opened in another tab. */
  href?: string | undefined;
  /** Called when the user presses the file. Instead of `href` where loading the file requires a token. */
  onOpen?: (() => void) | undefined;
  /** Buttons for the file, such as an IconButton that deletes it. */
  actions?: ReactNode;
}

/** A file of a FileList: a link, a button, or only a name. */
export function FileItem({
  name,
  description,
  preview,
  href,
  onOpen,
  actions,
  className,
  ...rest
}: FileItemProps) {
  const content = (
    <>
      <span className={styles.preview}>
        {preview ? (
          <img className={styles.image} src={preview} alt="" loading="lazy" />
        ) : (
          <FileText size={24} aria-hidden="true" />
        )}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>{' '}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
  return (
    <li {...rest} className={join(styles.item, className)}>
      <FileTarget href={href} onOpen={onOpen}>
        {content}
      </FileTarget>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

function FileTarget({
  href,
  onOpen,
  children,
}: Pick<FileItemProps, 'href' | 'onOpen'> & { children: ReactNode }) {
  if (href !== undefined) {
    return (
      <a className={join(styles.target, styles.pressable)} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  if (!onOpen) return <div className={styles.target}>{children}</div>;
  return (
    <button type="button" className={join(styles.target, styles.pressable)} onClick={onOpen}>
      {children}
    </button>
  );
}
