import { ApiError } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NewerRecord } from '../../apps/admin/src/patterns/form/changes.ts';
import * as formStyles from '../../apps/admin/src/patterns/form/RecordForm.css.ts';
import { RecordForm } from '../../apps/admin/src/patterns/form/RecordForm.tsx';
import type { SubmitResult } from '../../apps/admin/src/patterns/form/useForm.ts';
import { useRecordForm } from '../../apps/admin/src/patterns/form/useRecordForm.ts';

/** Record used by these stories. */
export interface Note {
  title: string;
  text: string;
  lines: { quantity: string }[];
}

export interface NoteFormProps {
  note?: Note;
  version?: number;
  /** Saves the note and returns the server's result. */
  save: (note: Note, version: number | undefined) => Promise<SubmitResult<Note>>;
}

const empty: Note = { title: '', text: '', lines: [] };

/** Validation rules, as a domain package would define them. */
function validate({ title, lines }: Note): Record<string, string> {
  const wrong = lines.flatMap(({ quantity }, index) =>
    /^\d+$/.test(quantity) ? [] : [[`lines.${index}.quantity`, 'quantityInvalid'] as const],
  );
  return { ...(title.trim() === '' && { title: 'titleRequired' }), ...Object.fromEntries(wrong) };
}

const words: Record<string, string> = {
  titleRequired: 'Please enter a title',
  titleTaken: 'This title is taken',
  quantityInvalid: 'Please enter a whole number',
};

/** Reads the version saved by another user from a rejected update. */
function newerNoteOf({ data }: ApiError): NewerRecord<Note> | undefined {
  const { note, changedAt }: { note?: Note; changedAt?: string } = Object(data);
  return note && { values: note, version: 2, changedBy: 'Lena Fischer', changedAt: changedAt ?? null };
}

/** A form of a record, written like the form of a feature. */
export function NoteForm({ note = empty, version, save }: NoteFormProps) {
  const [location, navigate] = useLocation();
  const [saved, setSaved] = useState<Note>();
  const form = useRecordForm<Note, Note>({
    draftId: 'note',
    initial: note,
    version,
    // Any texts of the app will do.
    labels: {
      title: 'common.product',
      text: 'shell.notifications',
      lines: 'shell.members',
      'lines.quantity': 'shell.member',
    },
    validate,
    errorMessage: (error) => words[error] ?? 'Please change this',
    save,
    newerRecordOf: newerNoteOf,
    onSubmitted: setSaved,
  });
  const lines = form.lines('lines');
  if (location === '/elsewhere') return <p>Elsewhere</p>;
  if (saved) return <output>{`Saved: ${JSON.stringify(saved)}`}</output>;
  return (
    <RecordForm
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      failed="shell.userFailed"
      onCancel={() => navigate('/elsewhere')}
    >
      <FormGrid className={formStyles.fields}>
        <TextField {...form.field('title')} label="Title" isRequired />
        <TextArea {...form.field('text')} label="Text" className={formWide} />
        {lines.list.map((line, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of this form has nothing else to be known by.
            key={index}
            {...lines.field(index, line, 'quantity')}
            label={`Quantity ${index + 1}`}
            labelAction={
              <Button size="small" variant="ghost" onPress={() => lines.remove(index)}>
                {`Remove line ${index + 1}`}
              </Button>
            }
          />
        ))}
        <Button onPress={() => lines.add({ quantity: '' })}>Add line</Button>
      </FormGrid>
    </RecordForm>
  );
}

/** Builds the error reply of a server. */
export const refusal = (
  status: number,
  errors?: Record<string, string>,
  data?: unknown,
): SubmitResult<Note> => ({
  ok: false,
  error: new ApiError({
    status,
    code: status === 409 ? 'CONFLICT' : 'VALIDATION_FAILED',
    message: 'The server refused',
    errors,
    data,
  }),
});
