import { type Ref, useImperativeHandle, useState } from 'react';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import type { DataTableRowMenu } from './types.ts';

/** What the grid asks of the menu. */
export interface RowMenuHandle<Row> {
  open: (row: Row, trigger: HTMLElement) => void;
  /** Fetches the menu's code. */
  preload: () => void;
}

interface RowMenuProps<Row> {
  menu: DataTableRowMenu<Row>;
  ref: Ref<RowMenuHandle<Row>>;
}

// Overlay code is no part of a table's first load.
const loadMenu = () => import('../Menu/AnchoredMenu.tsx').then((module) => module.AnchoredMenu);

/** The one menu of a table, standing at the button that opened it; its state is its own, so no row renders with it. */
export function RowMenu<Row>({ menu, ref }: RowMenuProps<Row>) {
  const [AnchoredMenu, load] = useOnDemand(loadMenu);
  const [opened, setOpened] = useState<{ row: Row; trigger: HTMLElement; isOpen: boolean }>();

  useImperativeHandle(
    ref,
    () => ({
      open(row, trigger) {
        load();
        setOpened({ row, trigger, isOpen: true });
      },
      // The code alone: rendering waits for the press. If it can't be fetched now, the press tries again.
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
