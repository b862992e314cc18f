import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { type ReactNode, useId } from 'react';
import * as css from './Account.css.ts';

interface SectionProps {
  title: string;
  text?: string | undefined;
  /** Shown next to the title. */
  badge?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, badge, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" gap={16} aria-labelledby={id}>
      <div>
        <Inline gap={12}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {badge}
        </Inline>
        {text && <p className={css.muted}>{text}</p>}
      </div>
      {children}
    </Card>
  );
}
