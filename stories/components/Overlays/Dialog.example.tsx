import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Form } from '@derrick/ui/Form';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';

/** A short form in a dialog. The submit button is in the footer and refers to the form by its id. */
export function AddTechnician({ onAdd }: { onAdd: (name: string) => Promise<void> }) {
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function add() {
    if (name.trim() === '') return setError('Enter a name');
    setPending(true);
    try {
      await onAdd(name);
      setOpen(false);
      setName('');
    } catch {
      setError('The server did not answer. Try again.');
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      trigger={<Button variant="primary">Add technician</Button>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Add technician"
      description="They get a link to join your company workspace."
      footer={
        <>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            Add
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={add} isPending={isPending}>
        <TextField
          label="Full name"
          value={name}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
          errorMessage={error}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
