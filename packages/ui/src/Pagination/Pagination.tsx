import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useKitMessages } from '../i18n/index.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './Pagination.css.ts';
import { pageRange, pageWindow } from './pageWindow.ts';

/** Densities of a Pagination. */
export const paginationDensities = ['regular', 'compact'] as const;

export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of the page, counted from 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Rows on all pages together. */
  rowCount: number;
  /** There are more rows than were counted: the count reads "1,000+", and the last page may not be the last. */
  isCountCapped?: boolean | undefined;
  /** Sizes to choose from; without them, or without `onPageSizeChange`, there is no choice. */
  pageSizes?: readonly number[] | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** `compact` shows `1 / 25` in place of the page numbers; undefined lets the width decide. @selector [data-density] */
  density?: (typeof paginationDensities)[number] | undefined;
}

/** Which rows of how many are shown, the way to the other pages, and how many rows a page has. */
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
  const t = useKitMessages();
  const locale = useKitLocale();
  const known = pageRange(page, pageSize, rowCount);
  const isBeyond = isCountCapped && page > known.pageCount;
  const pageCount = isBeyond ? page : known.pageCount;
  const current = Math.min(Math.max(1, page), pageCount);
  const from = isBeyond ? (current - 1) * pageSize + 1 : known.from;
  const to = isBeyond ? current * pageSize : known.to;

  const plus = isCountCapped ? '+' : '';
  const total = `${rowCount.toLocaleString(locale)}${plus}`;
  const pages = `${pageCount.toLocaleString(locale)}${plus}`;
  const range = t('pagination.range', { from, to });

  const step = (direction: 'previous' | 'next') => {
    const target = direction === 'next' ? current + 1 : current - 1;
    const isEnd = direction === 'next' ? current >= pageCount && !isCountCapped : current <= 1;
    const Arrow = direction === 'next' ? ChevronRight : ChevronLeft;
    return (
      // Not `disabled`: the last press on it would lose the focus.
      <button
        type="button"
        className={styles.page}
        aria-label={t(`pagination.${direction}`)}
        aria-disabled={isEnd || undefined}
        onClick={() => {
          if (!isEnd) onPageChange(target);
        }}
      >
        <Arrow className={styles.arrow} size={18} aria-hidden="true" />
      </button>
    );
  };

  return (
    <div {...rest} data-density={density ?? 'auto'} className={join(styles.root, className)}>
      <div className={styles.line}>
        <div className={styles.showing}>
          <span className={styles.full}>
            <span>
              {withFigures(t('pagination.showing', { range: rangeMark, total: totalMark }), range, total)}
            </span>
          </span>
          <span className={styles.compact}>{t('pagination.rangeOf', { range, total })}</span>
        </div>
        <nav aria-label={t('pagination.label')} className={styles.list}>
          {step('previous')}
          <ul className={join(styles.list, styles.full)}>
            {pageWindow(current, pageCount).map((item, index, items) =>
              item === 'gap' ? (
                <li key={`after ${items[index - 1]}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={item}>
                  <button
                    type="button"
                    className={styles.page}
                    aria-label={t('pagination.page', { page: item })}
                    aria-current={item === current ? 'page' : undefined}
                    onClick={() => {
                      if (item !== current) onPageChange(item);
                    }}
                  >
                    {item.toLocaleString(locale)}
                  </button>
                </li>
              ),
            )}
          </ul>
          <span className={join(styles.position, styles.compact)}>
            {t('pagination.of', { page: current, pages })}
          </span>
          {step('next')}
        </nav>
        {onPageSizeChange && pageSizes.length > 0 && (
          <NativeSelect
            label={t('pagination.rowsPerPage')}
            isLabelHidden
            size="small"
            items={pageSizes.map((size) => ({ id: String(size), label: t('pagination.perPage', { size }) }))}
            value={String(pageSize)}
            onChange={(id) => onPageSizeChange(Number(id))}
          />
        )}
      </div>
    </div>
  );
}

// Characters that no language writes: they keep the figures' places in a sentence of any order.
const rangeMark = '\uE000';
const totalMark = '\uE001';

function withFigures(sentence: string, range: string, total: string): ReactNode[] {
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
