import { type ReactNode, useId } from 'react';
import * as css from './RecordForm.css.ts';

interface RecordSectionProps {
  title: string;
  hint: ReactNode;
  /** Marks the title like the label of a required field, for a section whose control has no visible label. */
  isRequired?: boolean | undefined;
  /** Uses the full width, e.g. for a table, with the title above. @default false */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Group of related fields under a title, or beside it in a wide window. */
export function RecordSection({
  title,
  hint,
  isRequired = false,
  isWide = false,
  children,
}: RecordSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id} data-wide={isWide || undefined}>
      <div>
        <h3 id={id} className={css.sectionTitle}>
          {title}
          {isRequired && (
            <span className={css.required} aria-hidden="true">
              *
            </span>
          )}
        </h3>
        <p className={css.sectionHint}>{hint}</p>
      </div>
      {children}
    </section>
  );
}
