import type { DocumentLabels, DocumentLine, DocumentSection } from '@derrick/domain/invoices';
import * as css from './InvoicePaper.css.ts';

interface PaperLinesProps {
  sections: readonly DocumentSection[];
  labels: DocumentLabels;
}

/** Lines of the document, grouped by ticket. In narrow containers the price is below the description. */
export function PaperLines({ sections, labels }: PaperLinesProps) {
  if (sections.length === 0) return <p className={css.emptyText}>{labels.noLines}</p>;
  return (
    <table className={css.table} aria-label={labels.lines}>
      <thead>
        <tr>
          <th scope="col" className={css.columnHead}>
            {labels.description}
          </th>
          {[labels.quantity, labels.unitPrice, labels.amount].map((label) => (
            <th key={label} scope="col" className={css.numberHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </table>
  );
}

function Section({ section: { heading, facts, amount, lines } }: { section: DocumentSection }) {
  return (
    <tbody className={css.section}>
      {heading !== null && (
        <tr className={css.headingRow}>
          <th scope="rowgroup" colSpan={3} className={css.heading}>
            {heading}
            {facts.map((fact) => (
              <span key={fact} className={css.facts}>
                {fact}
              </span>
            ))}
          </th>
          <td className={css.headingSum}>{amount}</td>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </tbody>
  );
}

const Line = ({
  line: { description, note, quantity, unitPrice, amount, isPriced },
}: {
  line: DocumentLine;
}) => (
  <tr className={css.row}>
    <td className={css.description}>
      {description}
      {note !== '' && <span className={css.note}>{note}</span>}
    </td>
    <td className={css.figure}>{quantity}</td>
    <td className={isPriced ? css.price : css.missing}>{unitPrice}</td>
    <td className={css.sum}>{amount}</td>
  </tr>
);
