import { ReceiptText } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Placeholder } from '../app/Placeholder.tsx';

/** The page where invoices will be. */
export function InvoicesScreen() {
  const t = useTranslate();
  return (
    <Placeholder
      icon={<ReceiptText size={20} />}
      title={t('shell.placeholder.invoicesTitle')}
      text={t('shell.placeholder.invoices')}
    />
  );
}
