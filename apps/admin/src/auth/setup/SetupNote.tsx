import type { Role } from '@derrick/domain/auth';
import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { setupKind } from './kind.ts';
import * as css from './SetupNote.css.ts';

interface SetupNoteProps {
  /** Adds a link from the sign-in page to the registration page. */
  hasLink?: boolean;
  /** Called with the demo account that the user chose. */
  onAccount?: ((account: DemoAccount) => void) | undefined;
}

export interface DemoAccount {
  email: string;
  password: string;
}

/** Lists the accounts of a demo, or explains how to create the first company of a server. */
export function SetupNote({ hasLink = false, onAccount }: SetupNoteProps) {
  return setupKind() === 'demo' ? <DemoAccounts onAccount={onAccount} /> : <FirstCompany hasLink={hasLink} />;
}

const roleKeys = {
  SUPER_ADMIN: 'setup.demo.owner',
  ADMIN: 'setup.demo.admin',
  MANAGER: 'setup.demo.manager',
  TECHNICIAN: 'setup.demo.technician',
} as const satisfies Record<Role, MessageKey>;

function DemoAccounts({ onAccount }: Pick<SetupNoteProps, 'onAccount'>) {
  const t = useTranslate();
  return (
    <Stack as="aside" gap={8} className={css.note} aria-label={t('setup.demo.title')}>
      <p>
        <strong>{t('setup.demo.title')}</strong> {t('setup.demo.text', { password: DEMO_PASSWORD })}
      </p>
      <ul className={css.accounts}>
        {demoAccounts.map(({ email, role }) => (
          <li key={email} className={css.account}>
            <span>
              {t(roleKeys[role])}
              <span className={css.email}>{email}</span>
            </span>
            <Button
              size="small"
              aria-label={t('setup.demo.fillInAs', { email })}
              onPress={() => onAccount?.({ email, password: DEMO_PASSWORD })}
            >
              {t('setup.demo.fillIn')}
            </Button>
          </li>
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
