import type { ReactNode } from 'react';
import * as css from './list.css.ts';

/** A value that most rows have: muted in the table, and left out of cards. */
export function UsualValue({ children }: { children: ReactNode }) {
  return (
    <span data-card="hidden" className={css.usualValue}>
      {children}
    </span>
  );
}
