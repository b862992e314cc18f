import { useState } from 'react';
import { deferred } from '../../core/deferred.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import type { BulkAction } from './action.ts';

const BulkButtons = deferred(async () => (await import('./BulkButtons.tsx')).BulkButtons);
const BulkDialog = lazyOverlay(async () => (await import('./BulkDialog.tsx')).BulkDialog, {
  messages: ['invoiceBulk'],
});

interface BulkOptions {
  /** Labels of the selected invoices by ID. */
  selected: ReadonlyMap<string, string>;
  mayIssue: boolean;
  /** Removes the processed invoices from the selection. */
  onDone: (ids: readonly string[]) => void;
}

/**
 * Buttons for the selected invoices, and the dialog that confirms an action. They are separate, because on phones the
 * buttons are in a popover that can close before the dialog does.
 */
export function useBulkActions({ selected, mayIssue, onDone }: BulkOptions) {
  // The dialog keeps the invoices that it was opened for, because the selection shrinks while they are processed.
  const [open, setOpen] = useState<{ action: BulkAction; invoices: ReadonlyMap<string, string> }>();
  const preload = usePreload(BulkDialog);
  const buttons = (
    <BulkButtons
      ids={[...selected.keys()]}
      mayIssue={mayIssue}
      preload={preload}
      onAsk={(action) => setOpen({ action, invoices: selected })}
    />
  );
  const dialog = open && <BulkDialog {...open} onDone={onDone} onClose={() => setOpen(undefined)} />;
  return { buttons, dialog };
}
