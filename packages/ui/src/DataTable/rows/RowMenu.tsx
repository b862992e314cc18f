'use client';

import { type Ref, useImperativeHandle, useState } from 'react';
import { useLazyComponent } from '../../lazy/useLazyComponent.ts';
import type { DataTableRowMenu } from '../model/types.ts';

/** Functions that the grid calls on the row menu. */
export interface RowMenuHandle<Row> {
  open: (row: Row, trigger: HTMLElement) => void;
  preload: () => void;
}

interface RowMenuProps<Row> {
  menu: DataTableRowMenu<Row>;
  ref: Ref<RowMenuHandle<Row>>;
}

// react-aria's menu with its popover weighs 37 KB (brotli), so it is loaded separately from the table.
const loadMenu = () => import('../../Menu/AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

/**
 * The menu shared by all rows of a table, placed at the button that opened it. It holds its own state, so that opening it
 * does not render any row.
 */
export function RowMenu<Row>({ menu, ref }: RowMenuProps<Row>) {
  const [AnchoredMenu, load] = useLazyComponent(loadMenu);
  const [opened, setOpened] = useState<{ row: Row; trigger: HTMLElement; isOpen: boolean }>();

  useImperativeHandle(
    ref,
    () => ({
      open(row, trigger) {
        load();
        setOpened({ row, trigger, isOpen: true });
      },
      // Loads without rendering. If loading fails, opening the menu tries again.
      preload: () => void loadMenu().catch(() => {}),
    }),
    [load],
  );

  if (!AnchoredMenu || !opened) return null;
  return (
    <AnchoredMenu
      trigger={opened.trigger}
      isOpen={opened.isOpen}
      onOpenChange={(isOpen) => setOpened((current) => current && { ...current, isOpen })}
      label={menu.label(opened.row)}
      items={menu.items(opened.row)}
      onAction={(id) => menu.onAction(id, opened.row)}
    />
  );
}
