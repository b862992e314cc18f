import { Skeleton } from '@derrick/ui/Skeleton';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RetryBanner } from '../../patterns/remote/index.ts';
import { InvoicePaper } from '../paper/InvoicePaper.tsx';
import type { CustomerTickets } from './billable.ts';
import { usePreview } from './usePreview.ts';
import type { TicketDetails } from './useTicketDetails.ts';

/** Document preview of one customer's draft. */
export function DraftPaper({ group, details }: { group: CustomerTickets; details: TicketDetails }) {
  const t = useTranslate();
  const { user } = useSession();
  const preview = usePreview(group, details);
  if (preview.status === 'loading') return <Skeleton height={480} />;
  if (preview.status !== 'ready') return <RetryBanner {...preview} />;
  return (
    <InvoicePaper
      {...preview.value}
      label={t('invoiceCreate.paperOf', { customer: group.customer })}
      logo={user.company?.logo}
    />
  );
}
