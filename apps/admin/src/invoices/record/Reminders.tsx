import { type Invoice, setInvoiceReminders } from '@derrick/domain/invoices';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { Switch } from '@derrick/ui/Switch';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import { customerPage } from '../addresses.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import * as css from './InvoiceRecord.css.ts';
import { mailToOf } from './mailFields.ts';

interface RemindersProps {
  invoice: Invoice;
  onChange: (invoice: Invoice) => void;
}

/** Switch for the reminders of one invoice, shown while an amount is due. */
export function Reminders({ invoice, onChange }: RemindersProps) {
  const t = useTranslate();
  const mayChange = useInvoiceActions()(invoice).includes('setReminders');
  const { change, isPending } = useChange(setInvoiceReminders, { failure: 'invoice.remindersFailed' });
  if (!mayChange) return null;
  const set = async (hasReminders: boolean) => {
    const result = await change({ params: { id: invoice.id }, body: { hasReminders } });
    if (result.ok) onChange(result.data);
  };
  return (
    <Stack gap={12} className={css.card}>
      <Switch
        label={t('invoice.remindersShort')}
        description={t('invoice.reminders')}
        isSelected={invoice.hasReminders}
        isDisabled={isPending}
        onChange={(isSelected) => void set(isSelected)}
      />
      <NextReminder invoice={invoice} />
    </Stack>
  );
}

/** The day of the next automatic reminder, or the reason why there is none, with a link to the customer. */
function NextReminder({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const formats = useFormats();
  const { customer, hasReminders, hasCustomerReminders, nextReminderOn } = invoice;
  const toCustomer = (label: MessageKey) =>
    customer.id !== null && <Link href={customerPage(customer.id)}>{t(label)}</Link>;
  if (mailToOf(invoice) === null) {
    return (
      <p>
        {t('invoice.noAddress')}. {toCustomer('invoice.addAddress')}
      </p>
    );
  }
  if (!hasReminders) return null;
  if (!hasCustomerReminders) {
    return (
      <p>
        {t('invoice.customerRemindersOff')} {toCustomer('invoice.openCustomer')}
      </p>
    );
  }
  if (nextReminderOn !== null)
    return <p>{t('invoice.nextReminder', { date: formats.date(nextReminderOn) })}</p>;
  return invoice.status === 'DRAFT' ? null : <p className={css.muted}>{t('invoice.noMoreReminders')}</p>;
}
