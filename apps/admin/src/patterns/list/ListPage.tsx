import type { ReactNode } from 'react';
import * as css from './list.css.ts';

/** The page of a list: figures, results and the list one below the other. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>;
