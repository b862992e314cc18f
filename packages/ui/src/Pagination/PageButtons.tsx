'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { paginationTexts } from '../i18n/texts/pagination.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

interface PageButtonsProps {
  /** Number of the current page, counted from 1. */
  current: number;
  pageCount: number;
  /** True if there are more pages than the counted pages. */
  isCountCapped: boolean;
  onPageChange: (page: number) => void;
}

export function PageButtons({ current, pageCount, isCountCapped, onPageChange }: PageButtonsProps) {
  const message = useTexts(paginationTexts);
  const locale = useKitLocale();
  const pages = `${pageCount.toLocaleString(locale)}${isCountCapped ? '+' : ''}`;
  return (
    <nav aria-label={message('pagination.label')} className={styles.list}>
      <StepButton direction="previous" isEnd={current <= 1} onPress={() => onPageChange(current - 1)} />
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
                aria-label={message('pagination.page', { page: item })}
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
        {message('pagination.of', { page: current, pages })}
      </span>
      <StepButton
        direction="next"
        isEnd={current >= pageCount && !isCountCapped}
        onPress={() => onPageChange(current + 1)}
      />
    </nav>
  );
}

interface StepButtonProps {
  direction: 'previous' | 'next';
  /** True on the first or last page. */
  isEnd: boolean;
  onPress: () => void;
}

function StepButton({ direction, isEnd, onPress }: StepButtonProps) {
  const message = useTexts(paginationTexts);
  const Arrow = direction === 'next' ? ChevronRight : ChevronLeft;
  return (
    // `disabled` is not used: a press that opens the last page would lose focus.
    <button
      type="button"
      className={styles.page}
      aria-label={message(`pagination.${direction}`)}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onPress();
      }}
    >
      <Arrow className={styles.arrow} size={18} aria-hidden="true" />
    </button>
  );
}
