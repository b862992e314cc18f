import { Stack } from '@derrick/ui/Stack';
import type { ReactNode } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import * as css from './AuthNotice.css.ts';

interface AuthNoticeProps {
  /** Name of the notice. A different name moves the focus to the heading. */
  view: string;
  tone: keyof typeof css.tile;
  /** 24 px icon. */
  icon: ReactNode;
  title: string;
  text: string;
  /** Shown between the text and the actions. */
  children?: ReactNode;
  /** Buttons or links, the most likely one first. */
  actions: ReactNode;
}

/** Notice that replaces a form, with the next steps. */
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
