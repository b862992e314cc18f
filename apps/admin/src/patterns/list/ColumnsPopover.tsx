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
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import * as css from './ColumnsPopover.css.ts';

type Column = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'widths'>;

export interface ColumnsPopoverProps {
  /** The button that it stands at. */
  trigger: HTMLElement;
  /** All there are, as they come. */
  columns: readonly Column[];
  choice: ColumnChoice;
  /** Called with each change: it shows at once. */
  onChoose: (choice: ColumnChoice) => void;
  onClose: () => void;
}

/** Lets a person choose the columns of a list, their order and widths, and how high its rows are. */
export function ColumnsPopover({ trigger, columns, choice, onChoose, onClose }: ColumnsPopoverProps) {
  const t = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const ordered = orderColumns(columns, choice);
  const densities = [
    { id: 'regular', label: t('list.column.regular') },
    { id: 'compact', label: t('list.column.compact') },
  ] as const satisfies readonly { id: TableDensity; label: string }[];
  const choose = (part: Partial<ColumnChoice>) => {
    setAnnouncement('');
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
    const position = index + step;
    if (!column || !ordered[position]) return;
    const next = ordered.toSpliced(index, 1).toSpliced(position, 0, column);
    const isOwnOrder = next.every(({ id }, at) => id === columns[at]?.id);
    // The list's own order is not kept as a choice: it may change one day.
    choose({ order: isOwnOrder ? [] : next.map(({ id }) => id) });
    setAnnouncement(
      t('list.column.moved', { column: column.header, position: position + 1, count: ordered.length }),
    );
  }

  return (
    <FilterPopover
      isOpen
      trigger={trigger}
      size="medium"
      title={t('list.columns')}
      description={announcement}
      onOpenChange={onClose}
      onSubmit={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            className={css.reset}
            onPress={() => {
              onChoose(noColumnChoice);
              setAnnouncement(t('list.column.isReset'));
            }}
          >
            {t('list.column.reset')}
          </Button>
          <Button type="submit" variant="primary">
            {t('list.column.done')}
          </Button>
        </>
      }
    >
      <FilterSection>
        <ol aria-label={t('list.columns')} className={css.list}>
          {ordered.map((column, index) => (
            <ColumnLine
              key={column.id}
              column={column}
              isShown={column.isRowHeader || !choice.hidden.includes(column.id)}
              width={choice.widths.get(column.id) ?? 'standard'}
              isFirst={index === 0}
              isLast={index === ordered.length - 1}
              onShow={(isShown) => show(column.id, isShown)}
              onResize={(width) => resize(column.id, width)}
              onMove={(step) => move(index, step)}
            />
          ))}
        </ol>
        <NativeSelect
          className={css.density}
          label={t('list.column.density')}
          size="medium"
          items={densities}
          value={choice.density}
          onChange={(density) => choose({ density })}
        />
      </FilterSection>
    </FilterPopover>
  );
}

interface ColumnLineProps {
  column: Column;
  isShown: boolean;
  width: ChosenWidth | 'standard';
  isFirst: boolean;
  isLast: boolean;
  onShow: (isShown: boolean) => void;
  onResize: (width: ChosenWidth | 'standard') => void;
  onMove: (step: 1 | -1) => void;
}

/** One column: whether it is shown, how wide it is, and the buttons that move it. */
function ColumnLine({ column, isShown, width, isFirst, isLast, onShow, onResize, onMove }: ColumnLineProps) {
  const t = useTranslate();
  const noteId = useId();
  const widths = [
    { id: 'narrow', label: t('list.column.narrow') },
    { id: 'standard', label: t('list.column.standard') },
    { id: 'wide', label: t('list.column.wide') },
  ] as const satisfies readonly { id: ChosenWidth | 'standard'; label: string }[];

  return (
    <li className={css.line}>
      <label className={css.name}>
        <input
          type="checkbox"
          className={nativeCheckbox}
          checked={isShown}
          disabled={column.isRowHeader}
          aria-describedby={column.isRowHeader ? noteId : undefined}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        />
        <span>
          {column.header}
          {column.isRowHeader && (
            <span id={noteId} className={css.note}>
              {t('list.column.always')}
            </span>
          )}
        </span>
      </label>
      {column.widths && (
        <NativeSelect
          className={css.width}
          label={t('list.column.widthOf', { column: column.header })}
          isLabelHidden
          size="small"
          variant="quiet"
          items={widths}
          value={width}
          onChange={onResize}
        />
      )}
      {/* aria-disabled, not disabled: at the end of the way the button keeps the focus. */}
      <IconButton
        className={css.move}
        size="small"
        label={t('list.column.moveUp', { column: column.header })}
        icon={<ChevronUp size={16} />}
        aria-disabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        className={css.move}
        size="small"
        label={t('list.column.moveDown', { column: column.header })}
        icon={<ChevronDown size={16} />}
        aria-disabled={isLast}
        onPress={() => onMove(1)}
      />
    </li>
  );
}
