import { validateJobTypeName } from '@derrick/domain/jobTypes';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './LevelsDialog.css.ts';
import { centsOf, dollarsOf } from './rate.ts';
import type { Editor, Refusal } from './useEditor.ts';

/** Is what the form gives; without a field for it, the rate is 0. */
export interface NameAndRate {
  name: string;
  hourlyRateCents: number;
}

interface NameFormProps {
  label: MessageKey;
  /** What stands in the fields at first. */
  before?: { name: string; hourlyRateCents?: number | undefined };
  /** Whether a rate is asked for. */
  hasRate?: boolean;
  submitLabel: MessageKey;
  editor: Editor;
  /** Makes the change; gives what was wrong. */
  onSubmit: (values: NameAndRate) => Promise<Refusal | undefined>;
}

const words: Partial<Record<string, MessageKey>> = {
  nameRequired: 'jobTypes.error.nameRequired',
  nameTooLong: 'jobTypes.error.nameTooLong',
  nameTaken: 'jobTypes.error.nameTaken',
  rateInvalid: 'jobTypes.error.rateInvalid',
};

const fields = ['name', 'hourlyRateCents'] as const;
type Field = (typeof fields)[number];

/** Names a level or a role, in the place where it stands. */
export function NameForm({ label, before, hasRate = false, submitLabel, editor, onSubmit }: NameFormProps) {
  const t = useTranslate();
  const formId = useId();
  const [name, setName] = useState(before?.name ?? '');
  const [rate, setRate] = useState(() => dollarsOf(before?.hourlyRateCents));
  const [refusal, setRefusal] = useState<Refusal>();
  const { isPending } = editor;

  const idOf = (field: Field) => `${formId}-${field}`;
  const errorAt = (field: Field) => {
    const key = refusal?.fields[field];
    return key === undefined ? undefined : t(words[key] ?? 'jobTypes.error.invalid');
  };
  const hasFieldError = fields.some((field) => refusal?.fields[field] !== undefined);
  /** What was wrong with a field is no longer said when that field is changed. */
  const settle = (field: Field) =>
    setRefusal((current) => {
      const { [field]: _, ...rest } = current?.fields ?? {};
      return Object.keys(rest).length > 0 ? { fields: rest } : undefined;
    });

  const refuse = (found: Refusal) => {
    setRefusal(found);
    const first = fields.find((field) => found.fields[field] !== undefined);
    // After the render that makes the fields usable again.
    if (first) requestAnimationFrame(() => document.getElementById(idOf(first))?.focus());
  };

  const submit = async () => {
    if (isPending) return;
    const nameError = validateJobTypeName(name);
    const hourlyRateCents = centsOf(rate);
    if (nameError || hourlyRateCents === undefined) {
      return refuse({
        fields: {
          ...(nameError && { name: nameError }),
          ...(hourlyRateCents === undefined && { hourlyRateCents: 'rateInvalid' }),
        },
      });
    }
    const found = await onSubmit({ name: name.trim(), hourlyRateCents });
    if (found) refuse(found);
  };

  return (
    <form
      className={css.form}
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        // React sends it on to the form that the dialog was opened from.
        event.stopPropagation();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Takes this form away, not the dialog.
        event.stopPropagation();
        if (!isPending) editor.close();
      }}
    >
      {refusal?.message && !hasFieldError && <Banner tone="danger">{refusal.message}</Banner>}
      <div className={hasRate ? `${css.fields} ${css.withRate}` : css.fields}>
        <TextField
          id={idOf('name')}
          label={t(label)}
          value={name}
          onChange={(value) => {
            setName(value);
            settle('name');
          }}
          errorMessage={errorAt('name')}
          isRequired
          isDisabled={isPending}
          autoComplete="off"
          autoFocus
        />
        {hasRate && (
          <TextField
            id={idOf('hourlyRateCents')}
            label={t('jobTypes.rate')}
            description={t('jobTypes.rateHint')}
            value={rate}
            onChange={(value) => {
              setRate(value);
              settle('hourlyRateCents');
            }}
            errorMessage={errorAt('hourlyRateCents')}
            isDisabled={isPending}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      <div className={css.buttons}>
        <Button isDisabled={isPending} onPress={editor.close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('jobTypes.saving')}>
          {t(submitLabel)}
        </Button>
      </div>
    </form>
  );
}
