import { type Invoice, setInvoiceReminders } from '@derrick/domain/invoices';
import { Stack } from '@derrick/ui/Stack';
import { Switch } from '@derrick/ui/Switch';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import * as css from './InvoiceRecord.css.ts';

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
    </Stack>
  );
}
