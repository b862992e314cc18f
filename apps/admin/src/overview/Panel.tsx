import { Card } from '@derrick/ui/Card';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { visuallyHidden } from '@derrick/ui/theme';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { type Remote, RetryBanner } from '../patterns/remote/index.ts';
import * as css from './Panel.css.ts';

interface PanelProps<T> {
  title: string;
  /** Shown at the end of the title row. */
  aside?: ReactNode;
  /** Shown below the title. */
  description?: string;
  remote: Remote<T>;
  /** Placeholder while loading, with the size of the content. */
  skeleton: ReactNode;
  /** Returns the texts for an empty value; undefined if the value has content. */
  empty: (value: T) => { title: string; description: string } | undefined;
  children: (value: T) => ReactNode;
}

/** Framed section of the overview with its own loading, error and empty states, all of the same size. */
export function Panel<T>({ title, aside, description, remote, skeleton, empty, children }: PanelProps<T>) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Card
      as="section"
      padding="none"
      className={css.panel}
      aria-labelledby={titleId}
      aria-busy={remote.status === 'loading' || undefined}
    >
      <Inline gap={12} align="baseline" justify="between" isOneLine className={css.head}>
        <h2 id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        {aside && <div className={css.aside}>{aside}</div>}
      </Inline>
      {description && <p className={css.description}>{description}</p>}
      <div className={css.body}>{content()}</div>
    </Card>
  );

  function content() {
    switch (remote.status) {
      case 'loading':
        return (
          <>
            <span className={visuallyHidden}>{t('common.loading')}</span>
            {skeleton}
          </>
        );
      case 'missing':
      case 'failed':
        return (
          <Stack align="center" justify="center" className={css.message}>
            <RetryBanner {...remote} />
          </Stack>
        );
      case 'ready': {
        const nothing = empty(remote.value);
        if (!nothing) return children(remote.value);
        return (
          <Stack align="center" justify="center" className={css.message}>
            <EmptyState headingLevel={3} {...nothing} />
          </Stack>
        );
      }
    }
  }
}
