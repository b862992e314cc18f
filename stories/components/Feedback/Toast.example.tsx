import { Button } from '@derrick/ui/Button';
import { ToastRegion, toast } from '@derrick/ui/Toast';

/** Once on the page, beside everything else: it shows the toasts that `toast` is called with. */
export function Page() {
  return (
    <>
      <SaveTicket />
      <ToastRegion />
    </>
  );
}

function SaveTicket() {
  const save = () => {
    // From an event handler, of a component or of none.
    toast({
      tone: 'success',
      title: 'Ticket saved',
      description: '#TK-10482, Bakken Federal 4-22H',
      // A toast with an action stays until it is closed; others close after 5 s.
      action: { label: 'Undo', onAction: () => toast({ title: 'Ticket restored' }) },
    });
  };
  return <Button onPress={save}>Save ticket</Button>;
}
