import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

export function SignInLink() {
  const t = useTranslate();
  return (
    <Link href="/login" variant="button" buttonVariant="primary" size="large">
      {t('auth.signIn.title')}
    </Link>
  );
}
