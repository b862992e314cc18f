import { useSyncExternalStore } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';
import * as css from './PendingLine.css.ts';

/** Thin progress line at the top of the page, visible while any request is pending. */
export function PendingLine() {
  const t = useTranslate();
  const { pending } = useServices();
  const isPending = useSyncExternalStore(pending.subscribe, pending.getSnapshot);
  return isPending ? <div className={css.line} role="progressbar" aria-label={t('common.loading')} /> : null;
}
