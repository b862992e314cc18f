import {
  type CustomerPrice,
  createCustomerPrice,
  UNIT_PRICE_MAX_CENTS,
  updateCustomerPrice,
  validatePriceItem,
  validatePricePeriod,
} from '@derrick/domain/priceItems';
import type { ComboBoxItem } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import { minorUnitsOf, useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { createIdempotencyKeys } from '../../patterns/form/idempotencyKey.ts';
import { errorMessages, priceDecimalsError, useForm } from '../../patterns/form/index.ts';
import { centsOf, majorAmount } from '../../patterns/lines/index.ts';
import { useChange } from '../../patterns/remote/index.ts';

interface PriceValues {
  item: ComboBoxItem | null;
  /** Price in units of the currency, not in cents; null while the field is empty. */
  price: number | null;
  /** `YYYY-MM-DD`; empty while the field is empty. */
  from: string;
  /** Empty without an end. */
  until: string;
}

const errorsIn = (currency: string) =>
  ({
    itemRequired: 'customerPrices.error.item',
    priceItemUnknown: 'customerPrices.error.item',
    dateInvalid: 'customerPrices.error.from',
    periodTaken: 'customerPrices.error.taken',
    untilBeforeFrom: 'customerPrices.error.until',
    tooManyDecimals: priceDecimalsError(currency),
    priceInvalid: { key: 'customerPrices.error.price', count: UNIT_PRICE_MAX_CENTS / minorUnitsOf(currency) },
  }) as const;

/** Form of a customer's price. Without `price` it adds one. */
export function useCustomerPriceForm(
  customerId: string,
  price: CustomerPrice | undefined,
  onSaved: () => void,
) {
  const t = useTranslate();
  const { currency, dayOf } = useFormats();
  const [keyOf] = useState(createIdempotencyKeys);
  const creation = useChange(createCustomerPrice, { success: 'customerPrices.saved' });
  const change = useChange(updateCustomerPrice, { success: 'customerPrices.saved' });
  return useForm<PriceValues, CustomerPrice>({
    initial: {
      item: price ? { id: price.priceItemId, label: price.name } : null,
      price: majorAmount(price?.unitPriceCents, currency),
      from: price?.from ?? dayOf(new Date()),
      until: price?.until ?? '',
    },
    labels: {
      item: 'customerPrices.item',
      price: 'customerPrices.price',
      from: 'customerPrices.fromDay',
      until: 'customerPrices.untilDay',
    },
    aliases: { priceItemId: 'item', unitPriceCents: 'price' },
    validate({ item, price: amount, from, until }) {
      const { unitPriceCents } = validatePriceItem({ name: 'x', unitPriceCents: centsOf(amount, currency) });
      return {
        item: item === null ? 'itemRequired' : undefined,
        price: unitPriceCents,
        from: from === '' ? 'dateInvalid' : undefined,
        until: validatePricePeriod({ from, until: until || null }),
      };
    },
    validatesOnBlur: false,
    errorMessage: errorMessages(t, errorsIn(currency), 'customerPrices.error.invalid'),
    submit(values) {
      const changes = {
        unitPriceCents: centsOf(values.price, currency) ?? 0,
        from: values.from,
        until: values.until || null,
      };
      if (price) return change.change({ params: { id: price.id }, body: changes });
      const body = { customerId, priceItemId: values.item?.id ?? '', ...changes };
      return creation.change({ body, idempotencyKey: keyOf(body) });
    },
    onSubmitted: onSaved,
  });
}
