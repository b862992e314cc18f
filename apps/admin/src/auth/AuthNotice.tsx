import { Stack } from '@derrick/ui/Stack';
import type { ReactNode } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import * as css from './AuthNotice.css.ts';

interface AuthNoticeProps {
  /** Names the notice; another name moves the focus to its heading. */
  view: string;
  tone: keyof typeof css.tile;
  /** 24 px icon. */
  icon: ReactNode;
  title: string;
  text: string;
  /** Stands between the text and the actions. */
  children?: ReactNode;
  /** What one can do now, the likeliest first. */
  actions: ReactNode;
}

/** A page in place of a form that says what has happened and offers what to do next. */
export function AuthNotice({ view, tone, icon, title, text, children, actions }: AuthNoticeProps) {
  return (
    <AuthLayout
      view={view}
      title={title}
      subtitle={text}
      before={
        <span className={css.tile[tone]} aria-hidden="true">
          {icon}
        </span>
      }
    >
      <Stack className={css.body}>
        {children}
        <Stack gap={12}>{actions}</Stack>
      </Stack>
    </AuthLayout>
  );
}
