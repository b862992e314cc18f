import { Button } from '@derrick/ui/Button';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { toast } from '@derrick/ui/Toast';

export interface DeleteTicketProps {
  ticket: { number: string; files: number };
  /** Deletes the ticket on the server. Rejects on failure. */
  remove: () => Promise<void>;
  /** Called after the ticket was deleted: leave its page. */
  onRemoved: () => void;
}

/** A button for an action that can't be undone: a dialog names the consequences and asks for confirmation. */
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
  /** Archives or restores the ticket: at once on the page, then on the server. */
  setArchived: (isArchived: boolean) => void;
}

/** A button for an action that can be undone: it acts at once and offers Undo. */
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
