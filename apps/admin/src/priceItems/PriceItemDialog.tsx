import {
  createPriceItem,
  PRICE_ITEM_NAME_MAX,
  type PriceItem,
  type PriceItemChanges,
  UNIT_PRICE_MAX_CENTS,
  updatePriceItem,
  validatePriceItem,
} from '@derrick/domain/priceItems';
import { type LineUnit, lineUnits } from '@derrick/domain/tickets';
import { Checkbox } from '@derrick/ui/Checkbox';
import { Grid } from '@derrick/ui/Grid';
import { MoneyField } from '@derrick/ui/MoneyField';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { TextField } from '@derrick/ui/TextField';
import { minorUnitsOf, useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, priceDecimalsError, useForm, useSave } from '../patterns/form/index.ts';
import { centsOf, majorAmount, unitChoices } from '../patterns/lines/index.ts';
import * as css from './PriceItemDialog.css.ts';

interface PriceItemDialogProps {
  /** The item to edit. Without it the dialog creates an item. */
  item: PriceItem | undefined;
  onClose: () => void;
}

interface ItemValues {
  name: string;
  unit: LineUnit;
  /** Price in units of the currency, not in cents; null while the field is empty. */
  price: number | null;
  taxable: boolean;
}

const errorsIn = (currency: string) =>
  ({
    itemNameRequired: 'priceBook.error.nameRequired',
    nameTooLong: { key: 'priceBook.error.nameTooLong', count: PRICE_ITEM_NAME_MAX },
    nameTaken: 'priceBook.error.nameTaken',
    tooManyDecimals: priceDecimalsError(currency),
    priceInvalid: { key: 'priceBook.error.price', count: UNIT_PRICE_MAX_CENTS / minorUnitsOf(currency) },
  }) as const;

export function PriceItemDialog({ item, onClose }: PriceItemDialogProps) {
  const t = useTranslate();
  const { currency, distanceUnit } = useFormats();
  const form = usePriceItemForm(item, onClose);
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(item ? 'priceBook.editTitle' : 'priceBook.createTitle')}
      description={t(item ? 'priceBook.editText' : 'priceBook.createText')}
      submitLabel={t(item ? 'priceBook.save' : 'priceBook.create')}
      pendingLabel={t('priceBook.saving')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} isRequired autoFocus autoComplete="off" />
      <Grid columns={2} gap={12} align="start" className={css.pair}>
        <MoneyField {...form.field('price')} currency={currency} isRequired />
        <NativeSelect
          {...form.field('unit')}
          items={unitChoices(t, distanceUnit, [item ?? form.values])}
          onChange={(unit) => form.change({ unit: lineUnits.find((one) => one === unit) ?? 'ea' })}
        />
      </Grid>
      <Checkbox
        id={form.controlId('taxable')}
        label={t('priceBook.taxable')}
        isSelected={form.values.taxable}
        isDisabled={form.isPending}
        onChange={(taxable) => form.change({ taxable })}
      />
      <FormFailure error={form.error} fallback="priceBook.saveFailed" />
    </FormDialog>
  );
}

function usePriceItemForm(item: PriceItem | undefined, onSaved: () => void) {
  const t = useTranslate();
  const { currency } = useFormats();
  const save = useSave<PriceItemChanges, PriceItem>(item?.id, {
    create: createPriceItem,
    update: updatePriceItem,
    created: 'priceBook.created',
    updated: 'priceBook.updated',
  });
  return useForm<ItemValues, PriceItem>({
    initial: {
      name: item?.name ?? '',
      unit: item?.unit ?? 'ea',
      price: majorAmount(item?.unitPriceCents, currency),
      taxable: item?.taxable ?? true,
    },
    labels: {
      name: 'priceBook.name',
      price: 'priceBook.price',
      unit: 'priceBook.unit',
      taxable: 'priceBook.taxable',
    },
    aliases: { unitPriceCents: 'price' },
    validate({ name, price }) {
      const { unitPriceCents, ...wrong } = validatePriceItem({
        name,
        unitPriceCents: centsOf(price, currency),
      });
      return { ...wrong, price: unitPriceCents };
    },
    // The first field has the initial focus, so blur validation would report an error when the user presses Cancel.
    validatesOnBlur: false,
    errorMessage: errorMessages(t, errorsIn(currency), 'priceBook.error.invalid'),
    submit: ({ name, unit, price, taxable }) =>
      save({ name: name.trim(), unit, unitPriceCents: centsOf(price, currency) ?? 0, taxable }, undefined),
    onSubmitted: onSaved,
  });
}
