import { formatPhoneAsTyped } from '@derrick/domain/format';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { PhoneField } from '@derrick/ui/PhoneField';
import { TextField } from '@derrick/ui/TextField';
import { Suspense, useId } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { age } from '../ticketForm/age.ts';
import * as css from './EditPersonScreen.css.ts';
import { fieldWord } from './fieldWords.ts';
import { LevelFields } from './LevelFields.tsx';
import type { PeopleRoom, Person } from './room.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { type EditField, usePersonForm } from './usePersonForm.ts';

const LeaveDialog = deferred(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Changes what is known of somebody. */
export function PersonForm({ room, person }: { room: PeopleRoom; person: Person }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const formId = useId();
  const idOf = (field: EditField) => `${formId}-${field}`;
  const form = usePersonForm({
    room,
    person,
    onWrong: (field) => document.getElementById(idOf(field))?.focus(),
  });
  const { values, errors, offered, isPending, guard } = form;
  const errorAt = (field: EditField) => {
    const key = errors[field];
    return key === undefined ? undefined : fieldWord(key, room.words, t);
  };
  const text = (field: 'fullname' | 'email' | 'phone') => ({
    id: idOf(field),
    value: values[field],
    onChange: (value: string) => form.change({ [field]: value }, field),
    onBlur: () => form.leave(field),
    errorMessage: errorAt(field),
    isDisabled: isPending,
    autoComplete: 'off',
  });

  return (
    <>
      {offered && (
        <Banner tone="info">
          <div className={css.draft}>
            <span className={css.draftText}>
              {t('people.draft.found', { age: age(offered.savedAt, Date.now(), locale) })}
            </span>
            <Button size="small" isDisabled={isPending} onPress={() => form.restore(offered)}>
              {t('people.draft.restore')}
            </Button>
            <Button size="small" variant="ghost" isDisabled={isPending} onPress={form.discard}>
              {t('people.draft.discard')}
            </Button>
          </div>
        </Banner>
      )}
      <form
        className={css.card}
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <div className={css.fields}>
          <TextField {...text('fullname')} label={t(room.words.name)} className={css.wide} />
          <TextField {...text('email')} label={t('people.edit.email')} type="email" />
          <PhoneField {...text('phone')} label={t('people.edit.phone')} format={formatPhoneAsTyped} />
          {room.hasLevels && (
            <LevelFields
              value={values}
              onChange={(chosen) => form.change(chosen, 'jobTypeId', 'jobRoleId')}
              isDisabled={isPending}
              errors={{ level: errorAt('jobTypeId'), role: errorAt('jobRoleId') }}
              ids={{ level: idOf('jobTypeId'), role: idOf('jobRoleId') }}
            />
          )}
          <dl className={css.status}>
            <dt className={css.statusLabel}>{t('people.column.status')}</dt>
            <dd className={css.statusValue}>
              {person.status ? <StatusBadge status={person.status} /> : t('people.unknown')}
            </dd>
          </dl>
        </div>
        <div className={css.footer}>
          <Button size="large" isDisabled={isPending} onPress={form.cancel}>
            {t('common.cancel')}
          </Button>
          <Button size="large" isDisabled={isPending} onPress={form.saveDraft}>
            {t('people.draft.save')}
          </Button>
          <Button
            type="submit"
            size="large"
            variant="primary"
            isPending={isPending}
            pendingLabel={t('people.updating')}
          >
            {t('people.submitChanges')}
          </Button>
        </div>
      </form>
      {guard.isAsking && (
        <Suspense>
          <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      )}
    </>
  );
}
