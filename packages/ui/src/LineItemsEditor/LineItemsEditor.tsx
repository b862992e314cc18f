'use client';

import { Plus } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useId, useMemo } from 'react';
import { Button } from '../Button/Button.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import type { LineField } from './LineCells.tsx';
import * as styles from './LineItemsEditor.css.ts';
import { LineRow } from './LineRow.tsx';
import { LinesTable } from './LinesTable.tsx';
import { type LineChoices, type LineItem, moneyWriter } from './lineItem.ts';
import { useLines } from './useLines.ts';
import { useReorder } from './useReorder.ts';

export interface LineItemsEditorProps<Line extends LineItem = LineItem>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Accessible name, such as "Lines of the invoice". */
  label: string;
  /** Lines, in display order. Additional properties besides those of LineItem are preserved. */
  value?: readonly Line[] | undefined;
  defaultValue?: readonly Line[] | undefined;
  onChange?: ((lines: readonly Line[]) => void) | undefined;
  /** Returns an empty line with a unique `id`. Without this prop lines can't be added. */
  newLine?: (() => Line) | undefined;
  /** Text of an editor without lines; `null` leaves it out. @default 'No lines yet' */
  emptyText?: ReactNode;
  /** Kinds of lines, such as labor, travel, items. */
  kinds: LineChoices;
  /** Units, such as hours, pieces, miles. */
  units: LineChoices;
  /**
   * Formats a quantity with its unit for read-only lines: "8.3 hours" for a `quantity` of "8.3". @default the quantity and
   * the label of the unit
   */
  quantityText?: ((quantity: string, line: Line) => string) | undefined;
  /** ISO 4217 currency code, such as `USD`. */
  currency: string;
  /** Calculates the amount of a line in cents; undefined if it can't be calculated, e.g. without a price. */
  amountOf: (line: Line) => number | undefined;
  /** Renders the totals below the lines. The app calculates them by the same rules as its server. */
  totals?: ((lines: readonly Line[]) => ReactNode) | undefined;
  /** Returns the heading above a line, such as its ticket. Lines can only be moved within their group. */
  groupOf?: ((line: Line) => string) | undefined;
  /** Error messages by path, such as `lines.2.quantity`. */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** First segment of the paths. @default 'lines' */
  name?: string | undefined;
  /** Returns the `id` of the control of a path, for an error summary. @default `{id}-lines.2.quantity` */
  controlId?: ((path: string) => string) | undefined;
  /**
   * Shows prices, taxes and amounts. Set it to false for users who may not see them. @default true @selector
   * [data-prices="hidden"]
   */
  hasPrices?: boolean | undefined;
  /** Shows the lines as a table, or as cards in a narrow container. @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined;
}

const none: readonly never[] = [];

/**
 * Edits the lines of an invoice or a ticket. Tab moves through the fields as in any form. The user moves a line by
 * dragging its handle or with arrow keys on the handle. In a narrow container each line is a card.
 */
export function LineItemsEditor<Line extends LineItem = LineItem>({
  label,
  value,
  defaultValue = none,
  onChange,
  newLine,
  emptyText,
  kinds,
  units,
  currency,
  quantityText,
  amountOf,
  totals,
  groupOf,
  errors = {},
  name = 'lines',
  controlId,
  hasPrices = true,
  isReadOnly = false,
  isDisabled = false,
  id,
  ref,
  className,
  ...rest
}: LineItemsEditorProps<Line>) {
  const message = useTexts(lineItemsTexts);
  const ownId = useId();
  const { root, lines, groups, actions } = useLines({ value, defaultValue, onChange, groupOf });
  const reorder = useReorder({ root, groups, move: actions.move });
  const mergedRef = useMemo(() => mergeRefs(root, ref), [root, ref]);
  const controlOf = (index: number, field: LineField) => {
    const path = `${name}.${index}.${field}`;
    return { id: controlId?.(path) ?? `${id ?? ownId}-${path}`, errorMessage: errors[path] };
  };
  const locale = useKitLocale();
  const money = useMemo(() => moneyWriter(locale, currency), [locale, currency]);
  const shared = { kinds, units, money, hasPrices };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      role="group"
      aria-label={label}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      {...rest}
      id={id}
      ref={mergedRef}
      className={join(styles.root, className)}
    >
      {isReadOnly ? (
        <LinesTable {...shared} {...{ label, lines, groups, amountOf, quantityText }} />
      ) : (
        <div className={styles.table} data-prices={hasPrices ? undefined : 'hidden'}>
          {lines.length === 0 && emptyText !== null && (
            <p className={styles.empty}>{emptyText ?? message('lineItems.empty')}</p>
          )}
          {lines.length > 0 && <Head hasPrices={hasPrices} />}
          {lines.map((line, index) => {
            const isFirst = index === 0 || groups[index] !== groups[index - 1];
            const isLast = index === lines.length - 1 || groups[index] !== groups[index + 1];
            return (
              <Fragment key={line.id}>
                {groups[index] !== undefined && isFirst && <h3 className={styles.group}>{groups[index]}</h3>}
                <LineRow
                  {...shared}
                  {...{ line, index, isDisabled }}
                  isMovable={!(isFirst && isLast)}
                  isDragged={reorder.isDragged(index)}
                  dropSide={reorder.dropSideOf(index)}
                  handleEvents={reorder.handleEvents}
                  amount={amountOf(line)}
                  onChange={actions.change}
                  onRemove={actions.remove}
                  controls={{
                    kind: controlOf(index, 'kind'),
                    description: controlOf(index, 'description'),
                    quantity: controlOf(index, 'quantity'),
                    unit: controlOf(index, 'unit'),
                    unitPriceCents: controlOf(index, 'unitPriceCents'),
                    taxable: controlOf(index, 'taxable'),
                  }}
                />
              </Fragment>
            );
          })}
        </div>
      )}
      <div className={styles.foot}>
        {newLine && !isReadOnly && (
          <Button
            data-part="add"
            icon={<Plus size={16} />}
            isDisabled={isDisabled}
            onPress={() => actions.add(newLine())}
          >
            {message('lineItems.add')}
          </Button>
        )}
        {totals && <div className={styles.totals}>{totals(lines)}</div>}
      </div>
    </div>
  );
}

/** Column headers, for sighted users only: each field has its own label. */
function Head({ hasPrices }: { hasPrices: boolean }) {
  const message = useTexts(lineItemsTexts);
  const prices = hasPrices ? (['price', 'taxable'] as const) : [];
  return (
    <div className={styles.head} aria-hidden="true">
      <span />
      {(['kind', 'description', 'quantity', 'unit', ...prices] as const).map((head) => (
        <span key={head}>{message(`lineItems.${head}`)}</span>
      ))}
      {hasPrices && <span className={styles.headAmount}>{message('lineItems.amount')}</span>}
    </div>
  );
}
