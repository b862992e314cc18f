import { Button } from '@derrick/ui/Button';
import { nativeCheckbox } from '@derrick/ui/Checkbox';
import {
  type ChosenWidth,
  type ColumnChoice,
  type DataTableColumn,
  noColumnChoice,
  orderColumns,
  type TableDensity,
} from '@derrick/ui/DataTable';
import { FilterPopover, FilterSection } from '@derrick/ui/FilterPopover';
import { IconButton } from '@derrick/ui/IconButton';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { MessagePart, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './ColumnsPopover.css.ts';

type Column = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'widths'>;

export interface ColumnsPopoverProps {
  /** The button that it stands at. */
  anchor: HTMLElement;
  /** All there are, as they come. */
  columns: readonly Column[];
  choice: ColumnChoice;
  /** Called with each change: it shows at once. */
  onChoose: (choice: ColumnChoice) => void;
  onClose: () => void;
}

/** Lets a person choose the columns of a list, their order and widths, and how high its rows are. */
export function ColumnsPopover(props: ColumnsPopoverProps) {
  return (
    <MessagePart part="ticketColumns">
      <Choices {...props} />
    </MessagePart>
  );
}

function Choices({ anchor, columns, choice, onChoose, onClose }: ColumnsPopoverProps) {
  const t = useTranslate();
  const noteId = useId();
  const [said, setSaid] = useState('');
  // Rows that are cards have no order of columns, no widths, and a height of their own.
  const isCards = anchor.closest('[data-layout="cards"]') !== null;
  const ordered = orderColumns(columns, choice);
  const densities = [
    { id: 'regular', label: t('ticketColumns.regular') },
    { id: 'compact', label: t('ticketColumns.compact') },
  ] as const satisfies readonly { id: TableDensity; label: string }[];
  const widths = [
    { id: 'narrow', label: t('ticketColumns.narrow') },
    { id: 'standard', label: t('ticketColumns.standard') },
    { id: 'wide', label: t('ticketColumns.wide') },
  ] as const satisfies readonly { id: ChosenWidth | 'standard'; label: string }[];

  const choose = (part: Partial<ColumnChoice>) => {
    setSaid('');
    onChoose({ ...choice, ...part });
  };

  function show(id: string, isShown: boolean) {
    const others = choice.hidden.filter((one) => one !== id);
    choose({ hidden: isShown ? others : [...others, id] });
  }

  function resize(id: string, width: ChosenWidth | 'standard') {
    const next = new Map(choice.widths);
    if (width === 'standard') next.delete(id);
    else next.set(id, width);
    choose({ widths: next });
  }

  function move(index: number, step: 1 | -1) {
    const column = ordered[index];
    const place = index + step;
    if (!column || !ordered[place]) return;
    const next = ordered.toSpliced(index, 1).toSpliced(place, 0, column);
    const isOwnOrder = next.every(({ id }, at) => id === columns[at]?.id);
    // The list's own order is not kept as a choice: it may change one day.
    choose({ order: isOwnOrder ? [] : next.map(({ id }) => id) });
    setSaid(t('ticketColumns.moved', { column: column.header, place: place + 1, count: ordered.length }));
  }

  return (
    <FilterPopover
      isOpen
      trigger={anchor}
      size="medium"
      title={t('tickets.columns')}
      description={said}
      onOpenChange={onClose}
      onSubmit={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            className={css.reset}
            onPress={() => {
              onChoose(noColumnChoice);
              setSaid(t('ticketColumns.isReset'));
            }}
          >
            {t('ticketColumns.reset')}
          </Button>
          <Button type="submit" variant="primary">
            {t('ticketColumns.done')}
          </Button>
        </>
      }
    >
      <FilterSection>
        <ol aria-label={t('tickets.columns')} className={css.list}>
          {ordered.map((column, index) => (
            <li key={column.id} className={css.line}>
              <label className={css.name}>
                <input
                  type="checkbox"
                  className={nativeCheckbox}
                  checked={column.isRowHeader || !choice.hidden.includes(column.id)}
                  disabled={column.isRowHeader}
                  aria-describedby={column.isRowHeader ? noteId : undefined}
                  onChange={({ currentTarget }) => show(column.id, currentTarget.checked)}
                />
                <span>
                  {column.header}
                  {column.isRowHeader && (
                    <span id={noteId} className={css.note}>
                      {t('ticketColumns.always')}
                    </span>
                  )}
                </span>
              </label>
              {!isCards && column.widths && (
                <NativeSelect
                  className={css.width}
                  label={t('ticketColumns.widthOf', { column: column.header })}
                  isLabelHidden
                  size="small"
                  variant="quiet"
                  items={widths}
                  value={choice.widths.get(column.id) ?? 'standard'}
                  onChange={(width) => resize(column.id, width)}
                />
              )}
              {!isCards && (
                <>
                  {/* aria-disabled, not disabled: at the end of the way the button keeps the focus. */}
                  <IconButton
                    className={css.move}
                    size="small"
                    label={t('ticketColumns.moveUp', { column: column.header })}
                    icon={<ChevronUp size={16} />}
                    aria-disabled={index === 0}
                    onPress={() => move(index, -1)}
                  />
                  <IconButton
                    className={css.move}
                    size="small"
                    label={t('ticketColumns.moveDown', { column: column.header })}
                    icon={<ChevronDown size={16} />}
                    aria-disabled={index === ordered.length - 1}
                    onPress={() => move(index, 1)}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
        {!isCards && (
          <NativeSelect
            className={css.density}
            label={t('ticketColumns.density')}
            size="medium"
            items={densities}
            value={choice.density}
            onChange={(density) => choose({ density })}
          />
        )}
      </FilterSection>
    </FilterPopover>
  );
}
