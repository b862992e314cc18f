import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { setupKind } from './kind.ts';
import * as css from './SetupNote.css.ts';

interface SetupNoteProps {
  /** Adds a link from the sign-in page to the registration page. */
  hasLink?: boolean;
}

/** Lists the accounts of a demo, or explains how to create the first company of a server. */
export function SetupNote({ hasLink = false }: SetupNoteProps) {
  return setupKind() === 'demo' ? <DemoAccounts /> : <FirstCompany hasLink={hasLink} />;
}

function DemoAccounts() {
  const t = useTranslate();
  return (
    <Stack as="aside" gap={8} className={css.note} aria-label={t('setup.demo.title')}>
      <p>
        <strong>{t('setup.demo.title')}</strong> {t('setup.demo.text', { password: DEMO_PASSWORD })}
      </p>
      <ul className={css.accounts}>
        {demoAccounts.map(({ email }) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </Stack>
  );
}

function FirstCompany({ hasLink }: { hasLink: boolean }) {
  const t = useTranslate();
  return (
    <Stack as="aside" gap={8} className={css.note} aria-label={t('setup.first.title')}>
      <p>
        <strong>{t('setup.first.title')}</strong> {t('setup.first.text')}
      </p>
      {hasLink && (
        <p>
          <Link href="/register" variant="standalone">
            {t('setup.first.action')}
          </Link>
        </p>
      )}
    </Stack>
  );
}
