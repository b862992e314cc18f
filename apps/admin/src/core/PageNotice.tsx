import { Card } from '@derrick/ui/Card';
import { EmptyState, type EmptyStateProps } from '@derrick/ui/EmptyState';
import type { ReactNode } from 'react';
import * as css from './PageNotice.css.ts';

interface PageNoticeProps extends Pick<EmptyStateProps, 'headingLevel' | 'title'> {
  /** 20 px icon. */
  icon: ReactNode;
  text: string;
  /** A Button or a Link for the next step. */
  action: ReactNode;
  /** `alert` announces the notice: use it for errors. */
  role?: 'alert' | undefined;
  /** Takes most of the window's height. Use it if the page has no other content. */
  isTall?: boolean | undefined;
}

/** Replaces the content of a page that is empty, missing, not allowed or failed to load. */
export function PageNotice({ text, role, isTall = false, ...rest }: PageNoticeProps) {
  return (
    <Card padding="none" className={isTall ? css.tall : css.frame} role={role}>
      <EmptyState {...rest} description={text} />
    </Card>
  );
}
