import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Choice, Choices } from '../form/changes.ts';
import * as css from './ConflictDialog.css.ts';

/** A field that another user has changed, with both values as text. */
interface ConflictEntry {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  /** The user also changed the field in this form. */
  isMine: boolean;
}

interface ConflictDialogProps {
  /** Title of the dialog. */
  title: string;
  /** Explains what happens to the changes that do not conflict. */
  rest: string;
  /** Name of the user who saved first, if the server returns it. */
  changedBy: string | undefined;
  /** Time since that change as text, if the server returns it. */
  changedAgo: string | undefined;
  entries: readonly ConflictEntry[];
  onResolve: (choices: Choices) => void;
  onCancel: () => void;
}

const choices = ['mine', 'theirs'] as const;

/** Shows who changed the record in the meantime, and lets the user choose per field or for all fields. */
export function ConflictDialog({ title, rest, entries, onResolve, onCancel, ...newer }: ConflictDialogProps) {
  const t = useTranslate();
  // Fields that this user did not change default to the saved value; fields changed by both default to this user's value.
  const [chosen, setChosen] = useState<Choices>(() =>
    Object.fromEntries(entries.map(({ field, isMine }) => [field, isMine ? 'mine' : 'theirs'])),
  );
  const chooseAll = (choice: Choice) =>
    setChosen(Object.fromEntries(entries.map(({ field }) => [field, choice])));

  const name = newer.changedBy ?? t('form.conflict.somebody');
  const when = newer.changedAgo;
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onCancel}
      title={title}
      description={when ? t('form.conflict.text', { name, when }) : t('form.conflict.textUndated', { name })}
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {t('form.conflict.back')}
          </Button>
          <Button variant="primary" onPress={() => onResolve(chosen)}>
            {t('form.conflict.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {entries.length > 1 && (
          <Inline>
            <Button size="small" onPress={() => chooseAll('mine')}>
              {t('form.conflict.allMine')}
            </Button>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {t('form.conflict.allTheirs')}
            </Button>
          </Inline>
        )}
        {entries.map((entry) => (
          <fieldset key={entry.field}>
            <legend className={css.legend}>{entry.label}</legend>
            <Grid gap={8} columns={2}>
              {choices.map((choice) => (
                <label key={choice} className={css.choice}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={`conflict-${entry.field}`}
                    checked={chosen[entry.field] === choice}
                    onChange={() => setChosen((current) => ({ ...current, [entry.field]: choice }))}
                  />
                  <span className={css.about}>
                    <span className={css.whose}>
                      {t(choice === 'mine' ? 'form.conflict.mine' : 'form.conflict.theirs')}
                    </span>
                    <span className={css.value}>{entry[choice] || t('form.conflict.empty')}</span>
                  </span>
                </label>
              ))}
            </Grid>
          </fieldset>
        ))}
        <p className={css.both}>{entries.length > 0 ? rest : t('form.conflict.nothing')}</p>
      </Stack>
    </Dialog>
  );
}
