import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { Building2, ReceiptText, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import { Permitted } from './Permitted.tsx';
import * as css from './placeholders.css.ts';

function Placeholder({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useTranslate();
  return (
    <div className={css.frame}>
      <EmptyState
        icon={icon}
        headingLevel={2}
        title={title}
        description={text}
        action={
          <Link href="/dashboard/job-tickets" variant="button">
            {t('shell.placeholder.toTickets')}
          </Link>
        }
      />
    </div>
  );
}

/** Is where invoices will be. */
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

/** Is where the audit log will be. */
export function AuditLogScreen() {
  const t = useTranslate();
  return (
    <Permitted permission="audit:read">
      <Placeholder
        icon={<ScrollText size={20} />}
        title={t('shell.placeholder.auditLogTitle')}
        text={t('shell.placeholder.auditLog')}
      />
    </Permitted>
  );
}

/** Is where the company's settings will be. */
export function CompanyScreen() {
  const t = useTranslate();
  return (
    <Permitted permission="company:manage">
      <Placeholder
        icon={<Building2 size={20} />}
        title={t('shell.placeholder.companyTitle')}
        text={t('shell.placeholder.company')}
      />
    </Permitted>
  );
}
