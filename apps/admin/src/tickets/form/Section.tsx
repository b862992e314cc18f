import { type ReactNode, useId } from 'react';
import * as css from './TicketForm.css.ts';

interface SectionProps {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** One group of the form's fields under its name. */
export function Section({ title, hint, children }: SectionProps) {
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
