'use client';

import type { ComponentProps, ReactNode } from 'react';
import { paginationTexts } from '../i18n/texts/pagination.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import type { Density } from '../theme/themeChoice.ts';
import { PageButtons } from './PageButtons.tsx';
import * as styles from './Pagination.css.ts';
import { pageRange } from './pageWindow.ts';

export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of the page, counted from 1. */
  page: number;
  /** Number of rows per page. */
  pageSize: number;
  /** Total number of rows on all pages. */
  rowCount: number;
  /** True if `rowCount` is only a lower bound: the count reads "1,000+", and there may be more pages. */
  isCountCapped?: boolean | undefined;
  /** Page sizes that the user can choose. Without this prop, or without `onPageSizeChange`, the page size is fixed. */
  pageSizes?: readonly number[] | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /**
   * `compact` shows `1 / 25` instead of page numbers. If undefined, the width decides. @selector [data-density="auto |
   * comfortable | compact"]
   */
  density?: Density | undefined;
}

/** Shows the range of displayed rows and the total, and controls for other pages and page sizes. */
export function Pagination({
  page,
  pageSize,
  rowCount,
  isCountCapped = false,
  pageSizes = [],
  onPageChange,
  onPageSizeChange,
  density,
  className,
  ...rest
}: PaginationProps) {
  const message = useTexts(paginationTexts);
  const locale = useKitLocale();
  const countedRange = pageRange(page, pageSize, rowCount);
  const isBeyond = isCountCapped && page > countedRange.pageCount;
  const pageCount = isBeyond ? page : countedRange.pageCount;
  const current = Math.min(Math.max(1, page), pageCount);
  const from = isBeyond ? (current - 1) * pageSize + 1 : countedRange.from;
  const to = isBeyond ? current * pageSize : countedRange.to;

  const total = `${rowCount.toLocaleString(locale)}${isCountCapped ? '+' : ''}`;
  const range = message('pagination.range', { from, to });

  return (
    <div {...rest} data-density={density ?? 'auto'} className={join(styles.root, className)}>
      <div className={styles.line}>
        <div className={styles.showing}>
          <span className={styles.full}>
            <span>
              {emphasize(message('pagination.showing', { range: rangeMark, total: totalMark }), range, total)}
            </span>
          </span>
          <span className={styles.compact}>{message('pagination.rangeOf', { range, total })}</span>
        </div>
        <PageButtons {...{ current, pageCount, isCountCapped, onPageChange }} />
        {onPageSizeChange && pageSizes.length > 0 && (
          <NativeSelect
            label={message('pagination.rowsPerPage')}
            isLabelHidden
            size="small"
            items={pageSizes.map((size) => ({
              id: String(size),
              label: message('pagination.perPage', { size }),
            }))}
            value={String(pageSize)}
            onChange={(id) => onPageSizeChange(Number(id))}
          />
        )}
      </div>
    </div>
  );
}

// Placeholders from the Unicode private use area. They mark the numbers in a translated sentence, whose word order
// depends on the language.
const rangeMark = '\uE000';
const totalMark = '\uE001';

/** Replaces the placeholders in a sentence with emphasized numbers. */
function emphasize(sentence: string, range: string, total: string): ReactNode[] {
  const figures: Record<string, string> = { [rangeMark]: range, [totalMark]: total };
  return sentence.split(/([\uE000\uE001])/).map((part) => {
    const figure = figures[part];
    return figure === undefined ? (
      part
    ) : (
      <span key={part} className={styles.figure}>
        {figure}
      </span>
    );
  });
}
