import { Button } from '@derrick/ui/Button';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { toast } from '@derrick/ui/Toast';

export interface DeleteTicketProps {
  ticket: { number: string; files: number };
  /** Deletes it on the server. Rejects if that fails. */
  remove: () => Promise<void>;
  /** Called when it is gone: leave its page. */
  onRemoved: () => void;
}

/** Can't be undone: it says what will be gone, and asks. */
export function DeleteTicket({ ticket, remove, onRemoved }: DeleteTicketProps) {
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">Delete ticket</Button>}
      title={`Delete ticket ${ticket.number}?`}
      tone="danger"
      confirmLabel="Delete ticket"
      pendingLabel="Deleting…"
      onConfirm={async () => {
        await remove();
        onRemoved();
        toast({ tone: 'success', title: 'Ticket deleted', description: ticket.number });
      }}
    >
      The ticket and its {ticket.files} files will be deleted for everybody. This can’t be undone.
    </ConfirmDialog>
  );
}

export interface ArchiveTicketProps {
  ticket: { number: string };
  /** Archives it, or brings it back, at once on the page and then on the server. */
  setArchived: (isArchived: boolean) => void;
}

/** Can be undone: it does so at once, and offers the way back. */
export function ArchiveTicket({ ticket, setArchived }: ArchiveTicketProps) {
  return (
    <Button
      onPress={() => {
        setArchived(true);
        toast({
          title: 'Ticket archived',
          description: ticket.number,
          action: { label: 'Undo', onAction: () => setArchived(false) },
        });
      }}
    >
      Archive ticket
    </Button>
  );
}
