import { type ReactNode, useId } from 'react';
import * as css from './CustomerForm.css.ts';

interface FormSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One group of the form's fields under its name. */
export function FormSection({ title, hint, children }: FormSectionProps) {
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
