import { sendConfirmation } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { useChange } from '../patterns/remote/index.ts';

/**
 * Notice that users must confirm their email address before they can invite others, with a button that sends the link
 * again.
 */
export function ConfirmAddress() {
  const t = useTranslate();
  const { can } = useSession();
  const { change, isPending } = useChange(sendConfirmation, {
    success: ({ email }) => ({
      tone: 'success',
      title: t('people.success'),
      description: t('people.confirmSent', { email }),
    }),
    failure: 'people.confirmFailed',
  });
  return (
    <Banner tone="warning" title={t('people.confirmTitle')}>
      <Stack gap={8} align="start">
        <p>{t(can('company:manage') ? 'people.confirmText' : 'people.confirmByOthers')}</p>
        {can('company:manage') && (
          <Button size="small" isPending={isPending} onPress={() => void change()}>
            {t('people.confirmAgain')}
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
