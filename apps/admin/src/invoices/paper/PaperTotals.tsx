import type { DocumentTotal } from '@derrick/domain/invoices';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import * as css from './InvoicePaper.css.ts';

/** Totals of the document, from the lines to the amount due. */
export const PaperTotals = ({ rows, label }: { rows: readonly DocumentTotal[]; label: string }) => (
  <div className={css.sums}>
    <Stack as="dl" gap={8} className={css.totals} aria-label={label}>
      {rows.map((row) => (
        <Inline
          key={row.id}
          gap={16}
          align="start"
          justify="between"
          isOneLine
          className={css.total}
          data-row={row.id}
        >
          <dt>{row.label}</dt>
          <dd className={css.cents}>{row.value}</dd>
        </Inline>
      ))}
    </Stack>
  </div>
);
