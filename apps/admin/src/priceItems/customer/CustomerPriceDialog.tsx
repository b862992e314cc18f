import type { Customer } from '@derrick/domain/customers';
import { type CustomerPrice, listPriceItems } from '@derrick/domain/priceItems';
import { ComboBox } from '@derrick/ui/ComboBox';
import { DatePicker } from '@derrick/ui/DatePicker';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { MoneyField } from '@derrick/ui/MoneyField';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { usePickerOptions } from '../../patterns/form/usePickerOptions.ts';
import { useCustomerPriceForm } from './useCustomerPriceForm.ts';

interface CustomerPriceDialogProps {
  customer: Pick<Customer, 'id' | 'name'>;
  /** The price to edit. Without it the dialog adds a price. */
  price: CustomerPrice | undefined;
  onClose: () => void;
}

/** Adds or changes the price of an item for a customer. */
export function CustomerPriceDialog({ customer, price, onClose }: CustomerPriceDialogProps) {
  const t = useTranslate();
  const { currency } = useFormats();
  const form = useCustomerPriceForm(customer.id, price, onClose);
  const { nameOf: _, ...items } = usePickerOptions(listPriceItems, price ? null : {}, {
    failure: 'lines.priceBookFailed',
    more: 'lines.typeForMore',
    unnamed: 'customerPrices.item',
  });
  return (
    <FormDialog
      form={form}
      title={t(price ? 'customerPrices.editTitle' : 'customerPrices.addTitle')}
      description={t('customerPrices.text', { customer: customer.name })}
      submitLabel={t(price ? 'customerPrices.save' : 'customerPrices.add')}
      pendingLabel={t('customerPrices.saving')}
      onClose={onClose}
    >
      <FormGrid>
        {!price && (
          <ComboBox
            {...form.field('item')}
            {...items}
            className={formWide}
            placeholder={t('lines.searchPriceBook')}
            emptyMessage={t('lines.noPriceItem')}
            isRequired
          />
        )}
        <MoneyField {...form.field('price')} currency={currency} className={formWide} isRequired />
        <DatePicker {...form.field('from')} isRequired />
        <DatePicker {...form.field('until')} description={t('customerPrices.untilHint')} />
      </FormGrid>
      <FormFailure error={form.error} fallback="customerPrices.saveFailed" />
    </FormDialog>
  );
}
