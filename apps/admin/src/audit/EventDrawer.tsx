import { type AuditEvent, listAuditLog } from '@derrick/domain/audit';
import { Button } from '@derrick/ui/Button';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Drawer } from '@derrick/ui/Drawer';
import { Section } from '@derrick/ui/Section';
import { Copy } from 'lucide-react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { useRemote } from '../patterns/remote/index.ts';
import * as css from './audit.css.ts';
import { exactTime } from './auditColumns.tsx';
import { actionText, actorName, changeTexts, sourceText } from './auditWords.ts';

interface EventDrawerProps {
  event: AuditEvent;
  onShow: (event: AuditEvent) => void;
  onClose: () => void;
}

/** One event: each field before and after, where it came from, and what else the same piece of work changed. */
export function EventDrawer({ event, onShow, onClose }: EventDrawerProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { at, target, actor, context } = event;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(event, null, 2));
      void notify({ tone: 'success', title: t('audit.copied') });
    } catch {
      void notify({ tone: 'danger', title: t('audit.copyFailed') });
    }
  };
  const facts = [
    ['audit.column.target', target.label],
    ['audit.column.actor', actorName(t, event)],
    ['audit.role', actor.role],
    ['audit.column.when', exactTime(at, locale)],
    ['audit.column.source', sourceText(t, event)],
    ['audit.ip', context.ip],
    ['audit.browser', context.userAgent],
    ['audit.requestId', context.requestId],
  ] as const;

  return (
    <Drawer
      isOpen
      // The second half of a double-click on the row falls outside.
      isDismissable={false}
      onOpenChange={onClose}
      title={actionText(t, event)}
      footer={
        <Button icon={<Copy size={16} />} onPress={() => void copy()}>
          {t('audit.copy')}
        </Button>
      }
    >
      <div className={css.sections}>
        <DescriptionList
          layout="stacked"
          items={facts.flatMap(([term, description]) => (description ? { term: t(term), description } : []))}
        />
        {event.changes.length > 0 && <Changes event={event} />}
        <Related event={event} onShow={onShow} />
      </div>
    </Drawer>
  );
}

function Changes({ event: { changes } }: { event: AuditEvent }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <Section title={t('audit.changes')} headingLevel={3}>
      <table className={css.changes}>
        <thead>
          <tr>
            {(['audit.field', 'audit.before', 'audit.after'] as const).map((header) => (
              <th key={header} scope="col" className={css.cell}>
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const { field, before, after } = changeTexts(t, locale, change);
            return (
              <tr key={field}>
                <th scope="row" className={css.cell}>
                  {field}
                </th>
                <td className={css.cell}>{before}</td>
                <td className={css.cell}>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

/** More than anybody reads through; the log itself lists all of them. */
const MOST_RELATED = 20;

/** The other events of the same piece of work, such as the records of a bulk change. */
function Related({ event, onShow }: Pick<EventDrawerProps, 'event' | 'onShow'>) {
  const t = useTranslate();
  const { correlationId, id } = event;
  const related = useRemote(
    listAuditLog,
    { query: { correlationId, limit: MOST_RELATED } },
    { failureTitle: 'audit.listFailed' },
  );
  const others = related.status === 'ready' ? related.value.data.filter((other) => other.id !== id) : [];
  if (others.length === 0) return null;
  return (
    <Section title={t('audit.related')} headingLevel={3}>
      <ul className={css.related}>
        {others.map((other) => (
          <li key={other.id}>
            <Button variant="ghost" size="small" onPress={() => onShow(other)}>
              {`${actionText(t, other)} · ${other.target.label}`}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
