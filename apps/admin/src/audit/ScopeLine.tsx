import type { AuditEvent, AuditQuery } from '@derrick/domain/audit';
import { Banner } from '@derrick/ui/Banner';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './audit.css.ts';

interface ScopeLineProps {
  query: AuditQuery;
  /** The displayed events. */
  rows: readonly AuditEvent[];
  hrefOf: (change: Partial<AuditQuery>) => string;
}

/** Shows the record or operation that the log is filtered by, with a link to all events. */
export function ScopeLine({ query: { targetId, correlationId }, rows, hrefOf }: ScopeLineProps) {
  const t = useTranslate();
  if (!targetId && !correlationId) return null;
  const record = targetId && rows.find(({ target }) => target.id === targetId)?.target.label;
  const whole = { targetType: undefined, targetId: undefined, correlationId: undefined, cursor: undefined };
  return (
    <Banner tone="info" className={css.banner}>
      {record ? t('audit.onlyRecord', { record }) : t(targetId ? 'audit.onlyOneRecord' : 'audit.onlyStep')}{' '}
      <Link href={hrefOf(whole)}>{t('audit.showAll')}</Link>
    </Banner>
  );
}
