import { Inline } from '@derrick/ui/Inline';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Account.css.ts';

/** Sections of the account page by the id of their heading, in the order of the page. */
const sections = [
  { id: 'profile', label: 'ownAccount.profile.title' },
  { id: 'appearance', label: 'ownAccount.appearance.title' },
  { id: 'email', label: 'ownAccount.email.title' },
  { id: 'password', label: 'ownAccount.password.title' },
  { id: 'secondFactor', label: 'ownAccount.factor.title' },
  { id: 'passkeys', label: 'ownAccount.passkeys.title' },
  { id: 'notifications', label: 'notificationSettings.title' },
  { id: 'sessions', label: 'ownAccount.sessions.title' },
] as const satisfies readonly { id: string; label: MessageKey }[];

/** Links to the sections of the long account page. */
export function SectionLinks({ hasNotifications }: { hasNotifications: boolean }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('ownAccount.sections')}>
      <Inline as="ul" gap={12}>
        {sections
          .filter(({ id }) => id !== 'notifications' || hasNotifications)
          .map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={css.sectionLink}
                onClick={(event) => {
                  const heading = document.getElementById(id);
                  if (!heading) return;
                  // Moves the focus too, and adds no history entry.
                  event.preventDefault();
                  heading.focus();
                  heading.scrollIntoView({ block: 'start' });
                }}
              >
                {t(label)}
              </a>
            </li>
          ))}
      </Inline>
    </nav>
  );
}
