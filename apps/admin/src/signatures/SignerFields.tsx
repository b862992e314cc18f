import type { SignedFacts } from '@derrick/domain/signatures';
import { SignaturePad } from '@derrick/ui/SignaturePad';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { useForm } from '../patterns/form/index.ts';
import type { SignerValues } from './signerForm.ts';
import { useSignLine } from './useSignHours.ts';

interface SignerFieldsProps {
  form: ReturnType<typeof useForm<SignerValues>>;
  /** The signed data, summarized above the pad on a phone. */
  facts: SignedFacts;
}

/** Name, title and signature pad. */
export function SignerFields({ form, facts }: SignerFieldsProps) {
  const t = useTranslate();
  const line = useSignLine();
  const { id, label, errorMessage, isDisabled } = form.control('strokes');
  const { strokes, isTyped, name } = form.values;
  return (
    <>
      <TextField {...form.field('name')} isRequired autoComplete="name" />
      <TextField
        {...form.field('title')}
        description={t('sign.positionHint')}
        autoComplete="organization-title"
      />
      <SignaturePad
        {...{ id, label, errorMessage, isDisabled }}
        isRequired
        value={strokes}
        onChange={(drawn) => form.change({ strokes: drawn })}
        isTyped={isTyped}
        onTypedChange={(typed) => form.change({ isTyped: typed })}
        signerName={name}
        summary={line(facts)}
      />
    </>
  );
}
