import { AppShell, SidePanel, TopBar } from '@derrick/ui/AppShell';
import { IconButton } from '@derrick/ui/IconButton';
import { DerrickMark } from '@derrick/ui/Logo';
import { Spinner } from '@derrick/ui/Spinner';
import { Bell } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from '../i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { useLocation } from '../location.tsx';
import { notify } from '../notify.tsx';
import { useSession } from '../session.tsx';
import { usePageTitle } from '../usePageTitle.ts';
import { entries, entryOf, hrefOf } from './entries.tsx';
import * as css from './Shell.css.ts';
import { UserCard } from './UserCard.tsx';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

/** What a server that counts nothing stands for; see the specification's placeholders. */
const FALLBACK_MEMBERS = 24;
const FALLBACK_NOTIFICATIONS = 99;

/** Is the frame of every dashboard page: side panel, top bar, and the page between them. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { user, can } = useSession();
  const [path] = useLocation();
  const current = entryOf(path);
  const title = t(current?.title ?? 'shell.overview');
  usePageTitle(title);
  useFocusOnNewPage(path);

  const company = user.company?.name;
  const members = user.company?.memberCount ?? FALLBACK_MEMBERS;
  return (
    <AppShell
      panel={
        <SidePanel
          productName={t('common.product')}
          mark={<DerrickMark />}
          team={{
            name: company ? t('shell.teamOf', { company }) : t('shell.team'),
            ...(company && { initialsOf: company }),
            description: members === 1 ? t('shell.member') : t('shell.members', { count: members }),
          }}
          groupLabel={t('shell.mainMenu')}
          entries={entries
            .filter(({ permission }) => permission === undefined || can(permission))
            .map((entry) => ({
              id: entry.id,
              label: t(entry.title),
              href: hrefOf(entry),
              icon: <entry.Icon size={18} />,
              isCurrent: entry === current,
            }))}
          user={<UserCard />}
        />
      }
      topBar={
        <TopBar title={title}>
          <LanguageChoice className={css.onDesktop} />
          <IconButton
            label={t('shell.notifications')}
            icon={<Bell size={18} />}
            badge={user.unreadNotifications ?? FALLBACK_NOTIFICATIONS}
            onPress={() =>
              void notify({ title: t('shell.notifications'), description: t('shell.notificationsSoon') })
            }
          />
        </TopBar>
      }
    >
      <Suspense
        fallback={
          <div className={css.waiting}>
            <Spinner label={t('common.loading')} />
          </div>
        }
      >
        {children}
      </Suspense>
    </AppShell>
  );
}
