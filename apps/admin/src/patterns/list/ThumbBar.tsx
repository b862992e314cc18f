import type { ReactNode } from 'react';
import * as css from './list.css.ts';

/** Bar at the bottom of a phone's window, within reach of a thumb, for the main action of a page. */
export const ThumbBar = ({ children }: { children: ReactNode }) => (
  <div className={css.thumbBar}>{children}</div>
);
