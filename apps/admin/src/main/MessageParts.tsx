import type { ReactNode } from 'react';
import type { Part } from '../core/i18n/catalogue.ts';
import type { LazyCode } from '../core/lazyCode.ts';
import { useLazy } from '../core/useLazy.ts';
import { LoadFailure } from './LoadFailure.tsx';

const noCode: LazyCode<true> = { get: () => true, load: async () => true, subscribe: () => () => {} };

interface MessagePartsProps {
  parts: readonly Part[];
  /** Shown while the messages are loaded. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Loads message parts, then renders its children. A loading error replaces them, with a Retry button. */
export function MessageParts({ parts, fallback, children }: MessagePartsProps) {
  const lazy = useLazy(noCode, parts);
  if (lazy.status === 'ready') return children;
  return lazy.status === 'failed' ? <LoadFailure {...lazy} /> : fallback;
}
