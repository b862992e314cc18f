import { Button } from '@derrick/ui/Button';
import { Form, FormActions } from '@derrick/ui/Form';
import { SignaturePad } from '@derrick/ui/SignaturePad';
import { isSigned, type SignatureStrokes } from '@derrick/ui/signature';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';

export interface Signature {
  name: string;
  strokes: SignatureStrokes;
}

/**
 * A signature and the name of the signer. Strokes are points in fractions (0 to 1) of the pad's size, each with its time
 * in ms.
 */
export function SignTicket({ onSign }: { onSign: (signature: Signature) => void }) {
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<SignatureStrokes>([]);
  const [isRefused, setRefused] = useState(false);

  function submit() {
    const isComplete = name.trim() !== '' && isSigned(strokes);
    setRefused(!isComplete);
    if (isComplete) onSign({ name, strokes });
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label="Name of the customer"
        value={name}
        onChange={setName}
        errorMessage={isRefused && name.trim() === '' ? 'Enter the name' : undefined}
        isRequired
      />
      <SignaturePad
        label="Signature of the customer"
        signerName={name}
        value={strokes}
        onChange={setStrokes}
        errorMessage={isRefused && !isSigned(strokes) ? 'Sign here' : undefined}
        isRequired
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Sign
        </Button>
      </FormActions>
    </Form>
  );
}
