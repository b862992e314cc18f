'use client';

import { GripVertical, Trash2 } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lineItemsTexts } from '../i18n/texts/lineItems.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { type LineFieldProps, PriceCells, TextCells } from './LineCells.tsx';
import * as styles from './LineItemsEditor.css.ts';
import type { LineItem } from './lineItem.ts';
import type { useReorder } from './useReorder.ts';

interface LineRowProps<Line extends LineItem> extends Omit<LineFieldProps, 'line' | 'change'> {
  line: Line;
  index: number;
  onChange: (line: Line) => void;
  onRemove: () => void;
  reorder: ReturnType<typeof useReorder>;
  isMovable: boolean;
  hasPrices: boolean;
}

/** A line: its fields side by side, or a card in a narrow container. */
export function LineRow<Line extends LineItem>({
  line,
  index,
  onChange,
  onRemove,
  reorder,
  isMovable,
  hasPrices,
  ...fields
}: LineRowProps<Line>) {
  const message = useTexts(lineItemsTexts);
  const { isDisabled } = fields;
  const number = index + 1;
  const name = message('lineItems.line', { number });
  const change = (changed: Partial<LineItem>) => onChange({ ...line, ...changed });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out on the grid of its table.
    <div
      role="group"
      aria-label={line.description.trim() === '' ? name : `${name}: ${line.description}`}
      data-line={line.id}
      data-dragging={reorder.isDragged(index) || undefined}
      data-drop={reorder.dropSideOf(index)}
      className={styles.row}
    >
      <div className={styles.handleCell}>
        <button
          type="button"
          data-part="handle"
          disabled={isDisabled || !isMovable}
          className={styles.handle}
          aria-label={message('lineItems.move', { number })}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          {...reorder.handleProps(index)}
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
        onPress={onRemove}
      />
    </div>
  );
}
