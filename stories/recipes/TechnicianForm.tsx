import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { Form, FormActions, FormGrid } from '@derrick/ui/Form';
import { MoneyField } from '@derrick/ui/MoneyField';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useEffect, useRef, useState } from 'react';

export interface Technician {
  name: string;
  email: string;
  rate: number | null;
}

type Field = keyof Technician;
/** Error of each field. `form` holds an error that belongs to no field. */
type Errors = { [name in Field | 'form']?: string | undefined };

/** Reply of the server: success, or errors by field. */
export type SaveReply = { ok: true } | { ok: false; errors: Errors };

export interface TechnicianFormProps {
  /** Submits the form. Rejects if the server does not reply. */
  save: (technician: Technician) => Promise<SaveReply>;
  onSaved: () => void;
}

/** Messages for the error keys of the form and the server. */
const sentences: Readonly<Record<string, string>> = {
  nameMissing: 'Enter a name',
  emailMissing: 'Enter an email address',
  emailTaken: 'This email address belongs to somebody else',
  rateMissing: 'Enter a rate',
  teamFull: 'Your plan has room for 25 technicians: remove one, or change the plan',
};

// In the order of the form, which is also the order of the summary.
const fields = ['name', 'email', 'rate'] as const satisfies readonly Field[];

function check({ name, email, rate }: Technician): Errors {
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(email.trim() === '' && { email: 'emailMissing' }),
    ...(rate === null && { rate: 'rateMissing' }),
  };
}

/** A form with client-side and server-side errors. A failed submission keeps everything typed. */
export function TechnicianForm({ save, onSaved }: TechnicianFormProps) {
  const [technician, setTechnician] = useState<Technician>({ name: '', email: '', rate: null });
  const [errors, setErrors] = useState<Errors>({});
  const [hasFailed, setFailed] = useState(false);
  const [isPending, setPending] = useState(false);
  // Number of rejected submissions. Each one moves the focus to the summary.
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const refuse = (problems: Errors) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };
  const change = (changed: Partial<Technician>, field: Field) => {
    setTechnician({ ...technician, ...changed });
    setErrors({ ...errors, form: undefined, [field]: undefined });
  };
  const errorOf = (field: keyof Errors) => {
    const key = errors[field];
    return key && (sentences[key] ?? 'The server does not accept this value. Please change it.');
  };

  async function submit() {
    setFailed(false);
    const problems = check(technician);
    if (Object.keys(problems).length > 0) return refuse(problems);
    setPending(true);
    try {
      const reply = await save(technician);
      if (reply.ok) onSaved();
      else refuse(reply.errors);
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  const listed = (['form', ...fields] as const).flatMap((field) => {
    const message = errorOf(field);
    // An error without a control is plain text in the summary instead of a link.
    return message ? [{ controlId: field === 'form' ? undefined : field, message }] : [];
  });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <Stack>
        {listed.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={listed.length === 1 ? 'There is 1 problem' : `There are ${listed.length} problems`}
            errors={listed}
          />
        )}
        {hasFailed && (
          <Banner tone="danger" title="Nothing was saved">
            The server did not answer. What you typed is still here: try again.
          </Banner>
        )}
        <FormGrid>
          <TextField
            id="name"
            label="Name"
            autoComplete="off"
            value={technician.name}
            onChange={(name) => change({ name }, 'name')}
            errorMessage={errorOf('name')}
            isRequired
          />
          <TextField
            id="email"
            type="email"
            label="Email"
            autoComplete="off"
            value={technician.email}
            onChange={(email) => change({ email }, 'email')}
            errorMessage={errorOf('email')}
            isRequired
          />
          <MoneyField
            id="rate"
            label="Rate an hour"
            currency="USD"
            value={technician.rate}
            onChange={(rate) => change({ rate }, 'rate')}
            errorMessage={errorOf('rate')}
            isRequired
          />
        </FormGrid>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            Save technician
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
