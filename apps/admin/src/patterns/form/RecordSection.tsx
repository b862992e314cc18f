import { type ReactNode, useId } from 'react';
import * as css from './RecordForm.css.ts';

interface RecordSectionProps {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** Fields of a record that belong together, under their name or, in a wide window, beside it. */
export function RecordSection({ title, hint, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
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
