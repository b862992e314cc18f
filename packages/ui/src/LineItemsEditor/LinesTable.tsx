'use client';

import { numberFormat } from '../i18n/intl.ts';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './LinesTable.css.ts';
import type { LineChoices, LineItem, MoneyFormatter } from './lineItem.ts';

interface LinesTableProps<Line extends LineItem> {
  label: string;
  lines: readonly Line[];
  groups: readonly (string | undefined)[];
  kinds: LineChoices;
  units: LineChoices;
  money: MoneyFormatter;
  hasPrices: boolean;
  amountOf: (line: Line) => number | undefined;
  quantityText: ((quantity: string, line: Line) => string) | undefined;
}

const nameOf = (choices: LineChoices, chosen: string) =>
  choices.find(({ id }) => id === chosen)?.label ?? chosen;

/** The lines as a read-only table, as on an issued invoice. */
export function LinesTable<Line extends LineItem>({ lines, groups, ...props }: LinesTableProps<Line>) {
  const message = useTexts(lineItemsTexts);
  const locale = useKitLocale();
  const quantity = numberFormat(locale, { maximumFractionDigits: 3 });
  const {
    money,
    hasPrices,
    quantityText = (text: string, line: Line) => `${text} ${nameOf(props.units, line.unit)}`,
  } = props;
  const heads = [
    'kind',
    'description',
    'quantity',
    ...(hasPrices ? (['price', 'amount'] as const) : []),
  ] as const;
  return (
    <table className={styles.table} aria-label={props.label}>
      <thead className={styles.head}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.cell[isNumber(head) ? 'number' : 'text']}>
              {message(`lineItems.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.flatMap((line, index) => [
          ...(groups[index] !== undefined && groups[index] !== groups[index - 1]
            ? [
                <tr key={`group ${line.id}`}>
                  <th scope="rowgroup" colSpan={heads.length} className={styles.group}>
                    {groups[index]}
                  </th>
                </tr>,
              ]
            : []),
          <tr key={line.id} className={styles.row}>
            <td className={join(styles.cell.text, styles.kind)}>{nameOf(props.kinds, line.kind)}</td>
            <td className={join(styles.cell.text, styles.description)}>{line.description}</td>
            <td className={join(styles.cell.number, styles.quantity)}>
              {line.quantity === null ? '–' : quantityText(quantity.format(line.quantity), line)}
            </td>
            {hasPrices && (
              <>
                <td className={join(styles.cell.number, styles.price)}>
                  {money.writePrice(line.unitPriceCents)}
                </td>
                <td className={join(styles.cell.number, styles.amount)}>
                  {money.write(props.amountOf(line))}
                </td>
              </>
            )}
          </tr>,
        ])}
      </tbody>
    </table>
  );
}

const isNumber = (head: string) => head !== 'kind' && head !== 'description';
