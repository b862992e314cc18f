import { validatePhone } from '@derrick/domain/format';
import { type SignInMethod, validateNewManager, validateNewTechnician } from '@derrick/domain/people';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import type { LevelAndRole } from '../jobTypes/index.ts';
import { useForm } from '../patterns/form/useForm.ts';
import { useChange, useErrorMessage } from '../patterns/remote/index.ts';
import type { PeopleKind } from './kind.ts';
import { aliases, newPersonErrors, personErrorMessage, toastMessage } from './personErrors.ts';

interface InviteValues extends LevelAndRole {
  fullname: string;
  password: string;
  email: string;
  phone: string;
}

const blank: InviteValues = { fullname: '', level: null, role: null, password: '', email: '', phone: '' };

function check({ hasLevels }: PeopleKind, { level, role, ...values }: InviteValues, way: SignInMethod) {
  return hasLevels
    ? validateNewTechnician({ ...values, jobTypeId: level?.id ?? '', jobRoleId: role?.id ?? '' }, way)
    : validateNewManager(values, way);
}

/** Builds the request body from the fields that the selected mode shows, without empty ones. */
function bodyOf({ hasLevels }: PeopleKind, values: InviteValues, way: SignInMethod) {
  const shown = way === 'password' ? (['email', 'phone'] as const) : ([way] as const);
  const typed = shown.flatMap((field) => {
    const text = values[field].trim();
    return text ? [[field, text] as const] : [];
  });
  return {
    fullname: values.fullname.trim(),
    ...(hasLevels && { jobTypeId: values.level?.id ?? '', jobRoleId: values.role?.id ?? '' }),
    ...(way === 'password' && { password: values.password }),
    ...Object.fromEntries(typed),
  };
}

export function useInvite(kind: PeopleKind, onInvited: () => void) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [mode, setMode] = useState(kind.inviteModes[0]);
  const { change } = useChange(kind.endpoints.create, {
    success: (_, message) => ({
      tone: 'success',
      title: t('people.success'),
      description: message ?? t(`${kind.name}.invited`),
    }),
  });
  const form = useForm({
    initial: blank,
    labels: {
      fullname: `${kind.name}.fullname`,
      level: 'people.level',
      role: 'people.role',
      password: 'people.password',
      email: 'people.email',
      phone: 'people.phone',
    },
    aliases,
    validate: (values) => check(kind, values, mode.method),
    errorMessage: personErrorMessage(newPersonErrors(kind), t),
    // The first field has the initial focus, so blur validation would report an error when the user switches the mode.
    validatesOnBlur: false,
    submit: (values) => change({ body: bodyOf(kind, values, mode.method) }),
    onSubmitted: onInvited,
    onFailure: ({ problem, error }) =>
      void notify({
        tone: 'danger',
        title: t('people.failed'),
        description: problem ? toastMessage(problem, t) : errors.message(error, `${kind.name}.inviteFailed`),
      }),
  });
  const isPhoneWrong = validatePhone(form.values.phone) !== undefined;

  return {
    form,
    mode,
    setMode(next: typeof mode) {
      setMode(next);
      // Errors of the fields of another mode no longer apply.
      form.hideErrors();
    },
    leavePhone() {
      if (isPhoneWrong) form.validateField('phone');
    },
    isBlocked: mode.method === 'phone' && isPhoneWrong,
  };
}
