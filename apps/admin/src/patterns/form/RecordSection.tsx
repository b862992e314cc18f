import { type ReactNode, useId } from 'react';
import * as css from './RecordForm.css.ts';

interface RecordSectionProps {
  title: string;
  hint: ReactNode;
  /** Needs the whole width, as a table does: its name stands above it. @default false */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Fields of a record that belong together, under their name or, in a wide window, beside it. */
export function RecordSection({ title, hint, isWide = false, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id} data-wide={isWide || undefined}>
      <div>
        <h3 id={id} className={css.sectionTitle}>
          {title}
        </h3>
        <p className={css.sectionHint}>{hint}</p>
      </div>
      {children}
    </section>
  );
}
