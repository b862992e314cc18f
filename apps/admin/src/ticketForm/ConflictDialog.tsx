import type { TicketConflict } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { formatTime } from '@derrick/ui/TimeField';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { age } from './age.ts';
import * as css from './ConflictDialog.css.ts';
import { type Choice, conflictFields } from './conflict.ts';
import { useOptionName } from './useOptions.ts';
import { type TicketFormValues, valuesOf } from './values.ts';
import { fieldWords } from './words.ts';

type Choices = Partial<Record<keyof TicketFormValues, Choice>>;

interface ConflictDialogProps {
  conflict: TicketConflict;
  base: TicketFormValues;
  mine: TicketFormValues;
  onResolve: (choices: Choices) => void;
  onCancel: () => void;
}

/** Says who changed what meanwhile, and lets the reader choose, field by field or as a whole. */
export function ConflictDialog({ conflict, base, mine, onResolve, onCancel }: ConflictDialogProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  // A ticket comes without the name of its job type.
  const jobTypeName = useOptionName('jobTypes');
  const theirs = valuesOf(conflict.ticket);
  const fields = conflictFields(base, mine, theirs);
  // What was not touched here is theirs unless the reader says otherwise; what both changed is the reader's.
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(fields.map(({ field, isMine }) => [field, isMine ? 'mine' : 'theirs'])),
  );
  const all = (choice: Choice) => setChoices(Object.fromEntries(fields.map(({ field }) => [field, choice])));

  const show = (field: keyof TicketFormValues, values: TicketFormValues): string => {
    const value = values[field];
    if (value !== null && typeof value === 'object') {
      return value.label || jobTypeName(value.id) || t('ticketForm.unknown');
    }
    const text = value !== null && field.endsWith('At') ? formatTime(value, locale) : value;
    return text || t('ticketForm.conflict.empty');
  };

  const name = conflict.changedBy?.fullname ?? t('ticketForm.conflict.somebody');
  const when = conflict.changedAt ? age(Date.parse(conflict.changedAt), Date.now(), locale) : '';
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onCancel}
      title={t('ticketForm.conflict.title')}
      description={
        when ? t('ticketForm.conflict.text', { name, when }) : t('ticketForm.conflict.textUndated', { name })
      }
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {t('ticketForm.conflict.back')}
          </Button>
          <Button variant="primary" onPress={() => onResolve(choices)}>
            {t('ticketForm.conflict.save')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {fields.length > 1 && (
          <div className={css.all}>
            <Button size="small" onPress={() => all('mine')}>
              {t('ticketForm.conflict.allMine')}
            </Button>
            <Button size="small" onPress={() => all('theirs')}>
              {t('ticketForm.conflict.allTheirs')}
            </Button>
          </div>
        )}
        {fields.map(({ field }) => (
          <fieldset key={field}>
            <legend className={css.legend}>{t(fieldWords[field])}</legend>
            <div className={css.choices}>
              {(['mine', 'theirs'] as const).map((choice) => (
                <label key={choice} className={css.choice}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={`conflict-${field}`}
                    checked={choices[field] === choice}
                    onChange={() => setChoices((current) => ({ ...current, [field]: choice }))}
                  />
                  <span className={css.about}>
                    <span className={css.whose}>
                      {t(choice === 'mine' ? 'ticketForm.conflict.mine' : 'ticketForm.conflict.theirs')}
                    </span>
                    <span className={css.value}>{show(field, choice === 'mine' ? mine : theirs)}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <p className={css.both}>
          {t(fields.length > 0 ? 'ticketForm.conflict.rest' : 'ticketForm.conflict.nothing')}
        </p>
      </div>
    </Dialog>
  );
}
