import { useEffect } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  const product = useTranslate()('common.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
