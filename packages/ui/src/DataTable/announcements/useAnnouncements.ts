'use client';

import { useEffect, useRef } from 'react';
import { dataTableTexts } from '../../i18n/texts/dataTable.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { describeTableChange, type TableSnapshot } from './describeTableChange.ts';
import type { LiveRegion } from './liveRegion.ts';

/** Announces changes of the sort order and of the loading state. The first render is not announced. */
export function useAnnouncements(liveRegion: LiveRegion, now: TableSnapshot): void {
  const message = useTexts(dataTableTexts);
  const last = useRef(now);

  useEffect(() => {
    const before = last.current;
    last.current = now;
    if (before.isLoading === now.isLoading && before.sort === now.sort) return;
    const text = describeTableChange(before, now, message);
    if (text) liveRegion.announce(text);
  });
}
