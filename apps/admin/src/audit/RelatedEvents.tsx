import { type AuditEvent, listAuditLog } from '@derrick/domain/audit';
import { Button } from '@derrick/ui/Button';
import { Section } from '@derrick/ui/Section';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RetryBanner, useRemote } from '../patterns/remote/index.ts';
import * as css from './audit.css.ts';
import { actionText } from './auditWords.ts';

/** Maximum number of listed events; the log itself shows all. */
const MOST_RELATED = 20;

interface RelatedEventsProps {
  event: AuditEvent;
  onShow: (event: AuditEvent) => void;
}

/** Other events of the same operation, such as the records of a bulk action. */
export function RelatedEvents({ event, onShow }: RelatedEventsProps) {
  const t = useTranslate();
  const { correlationId, id } = event;
  const related = useRemote(
    listAuditLog,
    { query: { correlationId, limit: MOST_RELATED } },
    { failureTitle: 'audit.listFailed' },
  );
  if (related.status === 'failed') {
    return (
      <Section title={t('audit.related')} headingLevel={3}>
        <RetryBanner {...related} />
      </Section>
    );
  }
  const otherEvents =
    related.status === 'ready' ? related.value.data.filter((relatedEvent) => relatedEvent.id !== id) : [];
  if (otherEvents.length === 0) return null;
  return (
    <Section title={t('audit.related')} headingLevel={3}>
      <Stack as="ul" gap={8} className={css.related}>
        {otherEvents.map((relatedEvent) => (
          <li key={relatedEvent.id}>
            <Button variant="ghost" size="small" onPress={() => onShow(relatedEvent)}>
              {`${actionText(t, relatedEvent)} · ${relatedEvent.target.label}`}
            </Button>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
