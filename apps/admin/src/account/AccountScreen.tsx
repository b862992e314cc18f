import { getAccount } from '@derrick/domain/account';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { CloudOff } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';
import { useSession } from '../core/session.tsx';
import { useRemote } from '../patterns/remote/index.ts';
import * as css from './Account.css.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Page of the user's own account. While the password was set by another person, it only shows the password section. */
export function AccountScreen() {
  const t = useTranslate();
  const { user } = useSession();
  return user.needsOwnPassword ? (
    <Stack gap={20} className={css.page}>
      <Banner tone="warning" title={t('ownAccount.password.needed')}>
        {t('ownAccount.password.neededHint')}
      </Banner>
      <PasswordSection />
    </Stack>
  ) : (
    <WholeAccount />
  );
}

function WholeAccount() {
  const t = useTranslate();
  const { user, can } = useSession();
  const remote = useRemote(getAccount, {}, { failureTitle: 'ownAccount.loadFailed' });
  switch (remote.status) {
    case 'loading':
      return (
        <Stack gap={20} className={css.page} aria-hidden="true">
          {['profile', 'email', 'password'].map((id) => (
            <Skeleton key={id} height={240} />
          ))}
        </Stack>
      );
    case 'missing':
    case 'failed':
      return (
        <PageNotice
          role="alert"
          headingLevel={2}
          icon={<CloudOff size={20} />}
          title={t('ownAccount.loadFailed')}
          text={remote.message}
          action={
            <Button variant="primary" isPending={remote.isRetrying} onPress={() => void remote.retry()}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    case 'ready': {
      const { value } = remote;
      return (
        <Stack gap={20} className={css.page}>
          {user.needsSecondFactor && (
            <Banner tone="warning" title={t('ownAccount.factor.needed')}>
              {t('ownAccount.factor.neededHint')}
            </Banner>
          )}
          <SectionLinks hasNotifications={can('notifications:read')} />
          <ProfileSection account={value} />
          <AppearanceSection />
          {value.phone !== null && value.canVerifyPhone && (
            <PhoneSection phone={value.phone} isVerified={value.isPhoneVerified} />
          )}
          <EmailSection account={value} />
          <PasswordSection />
          <SecondFactorSection account={value} />
          <PasskeysSection />
          {can('notifications:read') && <NotificationsSection account={value} />}
          <SessionsSection />
        </Stack>
      );
    }
  }
}
