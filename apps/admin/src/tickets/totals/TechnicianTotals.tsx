import { formatHours } from '@derrick/domain/format';
import { getTechnicianTotals, type TicketTotalsQuery } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Skeleton } from '@derrick/ui/Skeleton';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { RetryBanner, useRemote } from '../../patterns/remote/index.ts';
import * as css from './TechnicianTotals.css.ts';

interface TechnicianTotalsProps {
  query: TicketTotalsQuery;
  title: string;
  onClose: () => void;
}

/** Dialog with tickets, hours and amount of each technician. */
export function TechnicianTotals({ query, title, onClose }: TechnicianTotalsProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { locale, money } = useFormats();
  const totals = useRemote(getTechnicianTotals, { query }, { failureTitle: 'ticketTotals.failed' });
  const hasAmount = can('prices:read');
  const hours = (count: number) => t('ticketTotals.hours', { hours: formatHours(count, locale) });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable
      title={title}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {totals.status === 'loading' && <Skeleton height={160} />}
      {(totals.status === 'failed' || totals.status === 'missing') && <RetryBanner {...totals} />}
      {totals.status === 'ready' && (
        <section className={css.scroller} aria-label={title}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  {t('ticketTotals.technician')}
                </th>
                <th scope="col" className={css.head} data-number>
                  {t('ticketTotals.tickets')}
                </th>
                <th scope="col" className={css.head} data-number>
                  {t('ticketTotals.work')}
                </th>
                <th scope="col" className={css.head} data-number>
                  {t('ticketTotals.travel')}
                </th>
                {hasAmount && (
                  <th scope="col" className={css.head} data-number>
                    {t('ticketTotals.amount')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {totals.value.map(({ id, fullname, tickets, workHours, travelHours, totalCents }) => (
                <tr key={id}>
                  <th scope="row" className={css.cell}>
                    {fullname ?? t('ticketTotals.noTechnician')}
                  </th>
                  <td className={css.cell} data-number>
                    {tickets.toLocaleString(locale)}
                  </td>
                  <td className={css.cell} data-number>
                    {hours(workHours)}
                  </td>
                  <td className={css.cell} data-number>
                    {hours(travelHours)}
                  </td>
                  {hasAmount && (
                    <td className={css.cell} data-number>
                      {totalCents !== undefined && money(totalCents)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Dialog>
  );
}
