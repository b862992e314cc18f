import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { type ReactNode, useId } from 'react';
import * as css from './Account.css.ts';

interface SectionProps {
  /** Id of the heading, to which the links at the top of the page lead. */
  id?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Shown next to the title. */
  badge?: ReactNode;
  children: ReactNode;
}

export function Section({ id: givenId, title, text, badge, children }: SectionProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Card as="section" gap={16} aria-labelledby={id}>
      <div>
        <Inline gap={12}>
          <h2 id={id} className={css.title} tabIndex={-1}>
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
