import { Button } from '@derrick/ui/Button';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { useState } from 'react';

/** Asks for confirmation before a record is deleted. The dialog stays open until the server has replied. */
export function DeleteTicket({ onDelete }: { onDelete: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await onDelete();
      setOpen(false);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete ticket</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={remove}
        isPending={isPending}
        pendingLabel="Deleting…"
        tone="danger"
        title="Delete ticket #TK-10482?"
        confirmLabel="Delete ticket"
        cancelLabel="Cancel"
      >
        Its two files are deleted with it. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
