import { Skeleton } from '@derrick/ui/Skeleton';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useSession } from '../../app/session.tsx';
import { InvoicePaper } from '../paper/InvoicePaper.tsx';
import type { CustomerTickets } from './billable.ts';
import { usePreview } from './usePreview.ts';
import type { TicketDetails } from './useTicketDetails.ts';

/** The paper of one customer's draft. */
export function DraftPaper({ group, details }: { group: CustomerTickets; details: TicketDetails }) {
  const t = useTranslate();
  const { user } = useSession();
  const paper = usePreview(group, details);
  if (!paper) return <Skeleton height={480} />;
  return (
    <InvoicePaper
      invoice={paper}
      label={t('invoiceCreate.paperOf', { customer: group.customer })}
      logo={user.company?.logo}
    />
  );
}
