import { formatPhoneAsTyped } from '@derrick/domain/format';
import { errorCodes } from '@derrick/domain/http';
import { Grid } from '@derrick/ui/Grid';
import { PasswordField } from '@derrick/ui/PasswordField';
import { PhoneField } from '@derrick/ui/PhoneField';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { LevelFields } from '../jobTypes/index.ts';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import * as css from './InviteDialog.css.ts';
import type { PeopleKind } from './kind.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { useInvite } from './useInvite.ts';

/** Dialog that adds a team member, with a password or with an invitation link by email or SMS. */
export function InviteDialog({ kind, onClose }: { kind: PeopleKind; onClose: () => void }) {
  const t = useTranslate();
  const { form, mode, setMode, isBlocked, leavePhone } = useInvite(kind, onClose);
  const { isPending } = form;
  const hasPassword = mode.method === 'password';

  return (
    <FormDialog
      form={form}
      title={t(`${kind.name}.addTitle`)}
      description={t(hasPassword ? 'people.addByPassword' : 'people.addByLink')}
      submitLabel={t('people.invite')}
      pendingLabel={t('people.inviting')}
      isBlocked={isBlocked}
      onClose={onClose}
    >
      {form.error?.code === errorCodes.emailUnconfirmed && <ConfirmAddress />}
      <ModeChoice modes={kind.inviteModes} value={mode} onChange={setMode} isDisabled={isPending} />
      <TextField
        {...form.field('fullname')}
        isRequired
        autoFocus
        autoComplete="off"
        description={kind.nameHint && t(kind.nameHint)}
      />
      {kind.hasLevels && (
        <Grid columns={2} gap={12} align="start" className={css.pair}>
          <LevelFields form={form} />
        </Grid>
      )}
      {hasPassword && <PasswordField {...form.field('password')} isRequired autoComplete="new-password" />}
      {mode.method !== 'phone' && (
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="off"
          isRequired={mode.method === 'email'}
          description={hasPassword ? t('people.emailForSignIn') : undefined}
        />
      )}
      {mode.method !== 'email' && (
        <PhoneField
          {...form.field('phone')}
          autoComplete="off"
          format={formatPhoneAsTyped}
          isRequired={mode.method === 'phone'}
          onBlur={leavePhone}
        />
      )}
    </FormDialog>
  );
}
