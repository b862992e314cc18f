'use client';

import { GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { isEqual } from './isEqual.ts';
import { type LineFieldProps, PriceCells, TextCells } from './LineCells.tsx';
import * as styles from './LineItemsEditor.css.ts';
import type { LineItem } from './lineItem.ts';
import type { DropSide, HandleEvents } from './useReorder.ts';

interface LineRowProps extends Omit<LineFieldProps, 'change'> {
  index: number;
  onChange: (index: number, changed: Partial<LineItem>) => void;
  onRemove: (index: number) => void;
  handleEvents: HandleEvents;
  isMovable: boolean;
  isDragged: boolean;
  /** Side on which the drop line is shown. */
  dropSide: DropSide | undefined;
  hasPrices: boolean;
}

/** Levels of a row's props that are compared by value: the props, their choices and controls, and each of these. */
const COMPARED_LEVELS = 3;

/** A line: its fields side by side, or a card in a narrow container. A change renders only the row of its line. */
export const LineRow = memo(Row, (before, after) => isEqual(before, after, COMPARED_LEVELS));

function Row({
  line,
  index,
  onChange,
  onRemove,
  handleEvents,
  isMovable,
  isDragged,
  dropSide,
  hasPrices,
  ...fields
}: LineRowProps) {
  const message = useTexts(lineItemsTexts);
  const { isDisabled } = fields;
  const number = index + 1;
  const name = message('lineItems.line', { number });
  const change = (changed: Partial<LineItem>) => onChange(index, changed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out on the grid of its table.
    <div
      role="group"
      aria-label={line.description.trim() === '' ? name : `${name}: ${line.description}`}
      data-line={line.id}
      data-dragging={isDragged || undefined}
      data-drop={dropSide}
      className={styles.row}
    >
      <div className={styles.handleCell}>
        <button
          type="button"
          data-part="handle"
          disabled={isDisabled || !isMovable}
          data-movable={isMovable || undefined}
          className={styles.handle}
          aria-label={message('lineItems.move', { number })}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          onPointerDown={(event) => handleEvents.onPointerDown(event, index)}
          onPointerMove={handleEvents.onPointerMove}
          onPointerUp={handleEvents.onPointerUp}
          onPointerCancel={handleEvents.onPointerCancel}
          onKeyDown={(event) => handleEvents.onKeyDown(event, index)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
        <span className={styles.number} aria-hidden="true">
          {name}
        </span>
      </div>
      <TextCells {...fields} {...{ line, change }} />
      {hasPrices && <PriceCells {...fields} {...{ line, change }} />}
      <IconButton
        data-part="remove"
        label={message('lineItems.remove', { number })}
        icon={<Trash2 size={16} />}
        isDisabled={isDisabled}
        className={styles.remove}
        onPress={() => onRemove(index)}
      />
    </div>
  );
}
