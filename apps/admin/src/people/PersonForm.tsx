import { formatPhoneAsTyped } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { PhoneField } from '@derrick/ui/PhoneField';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import { LevelFields } from '../jobTypes/index.ts';
import { formStyles, RecordForm, useRecordForm } from '../patterns/form/index.ts';
import { useChange, useErrorMessage } from '../patterns/remote/index.ts';
import { changesOf, checkChanges, toFormValues } from './editValues.ts';
import type { PeopleKind } from './kind.ts';
import * as css from './PersonForm.css.ts';
import type { Person } from './person.ts';
import { aliases, editErrors, personErrorMessage, toastMessage } from './personErrors.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface PersonFormProps {
  kind: PeopleKind;
  person: Person;
  /** Last address of the list. */
  listHref: string;
}

export function PersonForm({ kind, person, listHref }: PersonFormProps) {
  const t = useTranslate();
  const form = usePersonForm({ kind, person, listHref });
  const [, navigate] = useLocation();

  const saveDraft = () =>
    void notify(
      form.draft.keep()
        ? { tone: 'success', title: t('people.draft.saved'), description: t('people.draft.savedHint') }
        : { tone: 'danger', title: t('people.draft.failed'), description: t('people.draft.failedHint') },
    );

  return (
    <RecordForm
      form={form}
      submitLabel={t('people.submitChanges')}
      pendingLabel={t('people.updating')}
      onCancel={() => navigate(listHref)}
      // Problems are shown at their fields and in a toast.
      hasSummary={false}
      leaveText="people.leave"
      actions={
        <Button size="large" isDisabled={form.isPending} onPress={saveDraft}>
          {t('people.draft.save')}
        </Button>
      }
    >
      <FormGrid className={formStyles.fields}>
        <TextField {...form.field('fullname')} className={formWide} autoComplete="off" />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="off"
          description={
            person.pendingEmail ? t('people.edit.emailWaits', { email: person.pendingEmail }) : undefined
          }
        />
        <PhoneField {...form.field('phone')} autoComplete="off" format={formatPhoneAsTyped} />
        {kind.hasLevels && <LevelFields form={form} own={form.base.values} />}
        <Stack as="dl" gap={4}>
          <dt className={css.statusLabel}>{t('people.column.status')}</dt>
          <dd className={css.statusValue}>
            {person.status ? (
              <StatusBadge status={person.status} isInvitationRevoked={person.isInvitationRevoked} />
            ) : (
              t('people.unknown')
            )}
          </dd>
        </Stack>
      </FormGrid>
    </RecordForm>
  );
}

function usePersonForm({ kind, person, listHref }: PersonFormProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [, navigate] = useLocation();
  const [initial] = useState(() => toFormValues(person));
  const { change } = useChange(kind.endpoints.update, {
    success: ({ pendingEmail }, message) => ({
      tone: 'success',
      title: t('people.success'),
      description:
        pendingEmail && pendingEmail !== person.pendingEmail
          ? t('people.emailAsked', { email: pendingEmail })
          : (message ?? t(`${kind.name}.updated`)),
    }),
  });
  return useRecordForm({
    draftId: `${kind.name}.${person.id}`,
    hasManualDraft: true,
    initial,
    labels: {
      fullname: `${kind.name}.name`,
      email: 'people.edit.email',
      phone: 'people.edit.phone',
      level: 'people.level',
      role: 'people.role',
    },
    aliases,
    needsChanges: true,
    validate: (values) => checkChanges(initial, values),
    errorMessage: personErrorMessage(editErrors, t),
    save: (values) => change({ params: { id: person.id }, body: changesOf(initial, values) }),
    onSubmitted: () => navigate(listHref),
    onFailure({ problem, error }) {
      const title = t(error ? `${kind.name}.updateFailed` : 'people.failed');
      const description = problem
        ? toastMessage(problem, t)
        : errors.message(error, `${kind.name}.updateFailedHint`);
      void notify({ tone: 'danger', title, description });
    },
  });
}
