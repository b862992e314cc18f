import { useEffect } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';

export function usePageTitle(title: string): void {
  const product = useTranslate()('common.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
