import type { AuditEvent } from '@derrick/domain/audit';
import type { DataTableColumn } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import type { Formats } from '../core/formats/index.ts';
import type { Translate } from '../core/i18n/messages.ts';
import type { RecordPages } from '../core/recordPages.ts';
import { age } from '../patterns/form/index.ts';
import { addressOfTarget } from './addresses.ts';
import * as css from './audit.css.ts';
import { actionText, actorName, sourceText } from './auditWords.ts';

export function auditColumns(
  t: Translate,
  { locale, moment }: Formats,
  pages: RecordPages,
): DataTableColumn<AuditEvent>[] {
  return [
    {
      id: 'action',
      header: t('audit.column.action'),
      isRowHeader: true,
      minWidth: 200,
      cardRole: 'title',
      cell: (event) => <span className={css.action}>{actionText(t, event)}</span>,
    },
    {
      id: 'target',
      header: t('audit.column.target'),
      minWidth: 160,
      cardRole: 'subtitle',
      cell: (event) => {
        const href = addressOfTarget(pages, event);
        return href ? <Link href={href}>{event.target.label}</Link> : event.target.label;
      },
    },
    {
      id: 'actor',
      header: t('audit.column.actor'),
      minWidth: 150,
      cardRole: 'meta',
      cell: (event) => actorName(t, event),
    },
    {
      id: 'at',
      header: t('audit.column.when'),
      width: '13rem',
      cardRole: 'meta',
      cell: ({ at }) => (
        <time dateTime={at} className={css.time}>
          {age(Date.parse(at), Date.now(), locale, t)}
          <span className={css.exact}>{moment(at, 'medium')}</span>
        </time>
      ),
    },
    {
      id: 'source',
      header: t('audit.column.source'),
      width: '8rem',
      cardRole: 'hidden',
      cell: (event) => sourceText(t, event),
    },
  ];
}
