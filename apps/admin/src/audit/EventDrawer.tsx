import type { AuditEvent, AuditQuery } from '@derrick/domain/audit';
import { CopyButton } from '@derrick/ui/CopyButton';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Drawer } from '@derrick/ui/Drawer';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useRecordPages } from '../core/recordPages.ts';
import { addressOfTarget } from './addresses.ts';
import { actionText, actorName, sourceText } from './auditWords.ts';
import { choiceNames } from './choiceNames.ts';
import { EventChanges } from './EventChanges.tsx';
import { RelatedEvents } from './RelatedEvents.tsx';

interface EventDrawerProps {
  event: AuditEvent;
  /** Returns the address of the log with a changed query. */
  hrefOf: (change: Partial<AuditQuery>) => string;
  onShow: (event: AuditEvent) => void;
  onClose: () => void;
}

/** Details of an event: changed fields, source, and other events of the same operation. */
export function EventDrawer({ event, hrefOf, onShow, onClose }: EventDrawerProps) {
  const t = useTranslate();
  const { id: targetId, type: targetType } = event.target;
  return (
    <Drawer
      isOpen
      // Not dismissable, because the second click of a double-click on the row is outside the drawer.
      isDismissable={false}
      onOpenChange={onClose}
      title={actionText(t, event)}
      footer={
        <>
          {targetId && (
            <Link variant="button" href={hrefOf({ targetType, targetId })} onClick={onClose}>
              {t('audit.allOfRecord')}
            </Link>
          )}
          <CopyButton label={t('audit.copy')} text={JSON.stringify(event, null, 2)} />
        </>
      }
    >
      <Stack gap={24}>
        <Facts event={event} />
        {event.changes.length > 0 && <EventChanges event={event} />}
        <RelatedEvents event={event} onShow={onShow} />
      </Stack>
    </Drawer>
  );
}

function Facts({ event }: Pick<EventDrawerProps, 'event'>) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { at, target, actor, context } = event;
  const href = addressOfTarget(useRecordPages(), event);
  const role = actor.role && choiceNames['role']?.[actor.role];
  const record = href ? <Link href={href}>{target.label}</Link> : target.label;
  const facts = [
    ['audit.column.target', record],
    ['audit.column.actor', actorName(t, event)],
    ['audit.role', role ? t(role) : actor.role],
    ['audit.column.when', moment(at, 'medium')],
    ['audit.column.source', sourceText(t, event)],
    ['audit.ip', context.ip],
    ['audit.browser', context.userAgent],
    ['audit.requestId', context.requestId],
  ] as const;
  return (
    <DescriptionList
      layout="stacked"
      items={facts.flatMap(([term, description]) => (description ? { term: t(term), description } : []))}
    />
  );
}
