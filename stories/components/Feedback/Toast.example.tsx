import { Button } from '@derrick/ui/Button';
import { ToastRegion, toast } from '@derrick/ui/Toast';

/** Render the region once per page, beside all other content. It shows the toasts that are created with `toast`. */
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
    // Call `toast` from any event handler, inside or outside of a component.
    toast({
      tone: 'success',
      title: 'Ticket saved',
      description: '#TK-10482, Bakken Federal 4-22H',
      // A toast with an action stays until the user closes it. Other toasts close after 5 s.
      action: { label: 'Undo', onAction: () => toast({ title: 'Ticket restored' }) },
    });
  };
  return <Button onPress={save}>Save ticket</Button>;
}
