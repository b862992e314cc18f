'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './FileList.css.ts';
import type { fileListLayouts } from './variants.ts';

export interface FileListProps extends ComponentProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** `tiles` shows previews above the names, `rows` one file per line. @default 'tiles' @selector [data-layout] */
  layout?: (typeof fileListLayouts)[number] | undefined;
}

/** Stored files that the user opens or downloads. Its children are FileItems. */
export function FileList({ label, layout = 'tiles', className, ...rest }: FileListProps) {
  return (
    <ul
      aria-label={label}
      data-layout={layout}
      {...rest}
      className={join(styles.root, styles.layout[layout], className)}
    />
  );
}
