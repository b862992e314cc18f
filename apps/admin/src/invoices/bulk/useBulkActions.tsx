import { Button } from '@derrick/ui/Button';
import { BellRing, Mail, Send, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import type { BulkAction } from './action.ts';

const BulkDialog = lazyOverlay(async () => (await import('./BulkDialog.tsx')).BulkDialog, {
  messages: ['invoiceBulk'],
});

interface BulkOptions {
  /** Labels of the selected invoices by ID. */
  selected: ReadonlyMap<string, string>;
  /** Removes the processed invoices from the selection. */
  onDone: (ids: readonly string[]) => void;
}

/**
 * Buttons that issue the selected invoices, email them, remind of them, or mark them as sent, and the dialog that confirms
 * this. They are separate, because on phones the buttons are in a popover that can close before the dialog does.
 */
export function useBulkActions({ selected, onDone }: BulkOptions) {
  const t = useTranslate();
  // The dialog keeps the invoices that it was opened for, because the selection shrinks while they are processed.
  const [open, setOpen] = useState<{ action: BulkAction; invoices: ReadonlyMap<string, string> }>();
  const preloadDialog = usePreload(BulkDialog);
  const ask = (action: BulkAction) => setOpen({ action, invoices: selected });
  const buttons = (
    <>
      <Button
        icon={<Stamp size={16} />}
        aria-haspopup="dialog"
        {...preloadDialog}
        onPress={() => ask('issue')}
      >
        {t('invoices.issue')}
      </Button>
      <Button icon={<Mail size={16} />} aria-haspopup="dialog" {...preloadDialog} onPress={() => ask('send')}>
        {t('invoices.send')}
      </Button>
      <Button
        icon={<BellRing size={16} />}
        aria-haspopup="dialog"
        {...preloadDialog}
        onPress={() => ask('remind')}
      >
        {t('invoices.remind')}
      </Button>
      <Button
        icon={<Send size={16} />}
        aria-haspopup="dialog"
        {...preloadDialog}
        onPress={() => ask('markSent')}
      >
        {t('invoices.markSent')}
      </Button>
    </>
  );
  const dialog = open && <BulkDialog {...open} onDone={onDone} onClose={() => setOpen(undefined)} />;
  return { buttons, dialog };
}
