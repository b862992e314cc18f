'use client';

import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './LineItemsEditor.css.ts';
import { type LineChoices, type LineItem, type MoneyFormatter, toMinorUnits } from './lineItem.ts';

/** Editable property of a line. */
export type LineField = Exclude<keyof LineItem, 'id'>;

/** Props shared by the fields of a line. */
export interface LineFieldProps {
  line: LineItem;
  change: (changed: Partial<LineItem>) => void;
  /** The `id` and error message of each field of this line. */
  controls: Readonly<Record<LineField, { id: string; errorMessage: string | undefined }>>;
  isDisabled: boolean;
  kinds: LineChoices;
  units: LineChoices;
  money: MoneyFormatter;
  /** Amount in the currency's smallest unit. */
  amount: number | undefined;
}

const decimals = { maximumFractionDigits: 3 } as const;

/** Fields for kind, description, quantity and unit. */
export function TextCells({ line, change, controls, isDisabled, kinds, units }: LineFieldProps) {
  const message = useTexts(lineItemsTexts);
  const shared = { size: 'medium', isDisabled } as const;
  return (
    <>
      <div className={styles.kind}>
        <NativeSelect
          {...shared}
          {...controls.kind}
          label={message('lineItems.kind')}
          items={kinds}
          value={line.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <div className={styles.description}>
        <TextField
          {...shared}
          {...controls.description}
          label={message('lineItems.description')}
          isClearable={false}
          value={line.description}
          onChange={(description) => change({ description })}
        />
      </div>
      <div className={styles.quantity}>
        <NumberField
          {...shared}
          {...controls.quantity}
          label={message('lineItems.quantity')}
          formatOptions={decimals}
          hasButtons={false}
          // Without a minus sign an iPhone shows its numeric keyboard.
          minValue={0}
          value={line.quantity}
          onChange={(quantity) => change({ quantity })}
        />
      </div>
      <div className={styles.unit}>
        <NativeSelect
          {...shared}
          {...controls.unit}
          label={message('lineItems.unit')}
          items={units}
          value={line.unit}
          onChange={(unit) => change({ unit })}
        />
      </div>
    </>
  );
}

/** Fields for unit price and tax, and the calculated amount. */
export function PriceCells({ line, change, controls, isDisabled, money, amount }: LineFieldProps) {
  const message = useTexts(lineItemsTexts);
  return (
    <>
      <div className={styles.price}>
        <MoneyField
          {...controls.unitPriceCents}
          size="medium"
          isDisabled={isDisabled}
          label={message('lineItems.price')}
          currency={money.currency}
          value={line.unitPriceCents === null ? null : line.unitPriceCents / money.minorUnits}
          onChange={(price) => change({ unitPriceCents: price === null ? null : toMinorUnits(price, money) })}
        />
      </div>
      <div className={styles.taxable}>
        <Checkbox
          {...controls.taxable}
          label={<span className={styles.taxableLabel}>{message('lineItems.taxable')}</span>}
          isDisabled={isDisabled}
          isSelected={line.taxable}
          onChange={(taxable) => change({ taxable })}
        />
      </div>
      <div className={styles.amount}>
        <span className={styles.amountLabel}>{message('lineItems.amount')} </span>
        <output>{money.write(amount)}</output>
      </div>
    </>
  );
}
