import { Card } from '@derrick/ui/Card';
import { EmptyState, type EmptyStateProps } from '@derrick/ui/EmptyState';
import type { ReactNode } from 'react';
import * as css from './PageNotice.css.ts';

interface PageNoticeProps extends Pick<EmptyStateProps, 'headingLevel' | 'title'> {
  /** 20 px icon. */
  icon: ReactNode;
  text: string;
  /** What one can do instead: a Button or a Link. */
  action: ReactNode;
  /** `alert` announces the notice, because something went wrong. */
  role?: 'alert' | undefined;
  /** Takes most of the window's height, where there is nothing else on the page. */
  isTall?: boolean | undefined;
}

/** Stands in place of a page's content: there is none yet, it is missing, not allowed, or could not be loaded. */
export function PageNotice({ text, role, isTall = false, ...rest }: PageNoticeProps) {
  return (
    <Card padding="none" className={isTall ? css.tall : css.frame} role={role}>
      <EmptyState {...rest} description={text} />
    </Card>
  );
}
