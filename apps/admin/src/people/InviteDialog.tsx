import { formatPhoneAsTyped } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { PasswordField } from '@derrick/ui/PasswordField';
import { PhoneField } from '@derrick/ui/PhoneField';
import { TextField } from '@derrick/ui/TextField';
import { useId } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { fieldWord } from './fieldWords.ts';
import * as css from './InviteDialog.css.ts';
import { LevelFields } from './LevelFields.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import type { PeopleRoom } from './room.ts';
import { type InviteField, useInvite } from './useInvite.ts';

/** Adds somebody to a room: with a password, or by a link that goes by e-mail or SMS. */
export function InviteDialog({ room, onClose }: { room: PeopleRoom; onClose: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const idOf = (field: InviteField) => `${formId}-${field}`;
  const invite = useInvite({
    room,
    onInvited: onClose,
    onWrong: (field) => document.getElementById(idOf(field))?.focus(),
  });
  const { mode, values, errors, isPending } = invite;
  const { words } = room;
  const errorAt = (field: InviteField) => {
    const key = errors[field];
    return key === undefined ? undefined : fieldWord(key, words, t);
  };
  const text = (field: 'fullname' | 'password' | 'email' | 'phone') => ({
    id: idOf(field),
    value: values[field],
    onChange: (value: string) => invite.change({ [field]: value }, field),
    errorMessage: errorAt(field),
    isDisabled: isPending,
  });
  const hasPassword = mode.way === 'password';

  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title={t(words.addTitle)}
      description={t(hasPassword ? 'people.addByPassword' : 'people.addByLink')}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={invite.isBlocked}
            isPending={isPending}
            pendingLabel={t('people.inviting')}
          >
            {t('people.invite')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field does not care that the button is off.
          if (!invite.isBlocked) void invite.submit();
        }}
      >
        <ModeChoice modes={room.modes} value={mode} onChange={invite.setMode} isDisabled={isPending} />
        <TextField {...text('fullname')} label={t(words.fullname)} isRequired autoFocus autoComplete="off" />
        {room.hasLevels && (
          <div className={css.pair}>
            <LevelFields
              value={values}
              onChange={(chosen) => invite.change(chosen, 'jobTypeId', 'jobRoleId')}
              isRequired
              isDisabled={isPending}
              errors={{ level: errorAt('jobTypeId'), role: errorAt('jobRoleId') }}
              ids={{ level: idOf('jobTypeId'), role: idOf('jobRoleId') }}
            />
          </div>
        )}
        {hasPassword && (
          <PasswordField
            {...text('password')}
            label={t('people.password')}
            isRequired
            autoComplete="new-password"
          />
        )}
        {mode.way !== 'phone' && (
          <TextField
            {...text('email')}
            label={t('people.email')}
            type="email"
            autoComplete="off"
            isRequired={mode.way === 'email'}
            description={hasPassword ? t('people.emailForSignIn') : undefined}
          />
        )}
        {mode.way !== 'email' && (
          <PhoneField
            {...text('phone')}
            label={t('people.phone')}
            autoComplete="off"
            format={formatPhoneAsTyped}
            isRequired={mode.way === 'phone'}
            onBlur={invite.leavePhone}
          />
        )}
      </form>
    </Dialog>
  );
}
