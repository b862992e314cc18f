import { AppShell, SidePanel, TopBar } from '@derrick/ui/AppShell';
import { DerrickMark } from '@derrick/ui/Logo';
import { useIsMobile } from '@derrick/ui/theme';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../../core/LanguageChoice.tsx';
import { useSession } from '../../core/session.tsx';
import { usePageTitle } from '../../core/usePageTitle.ts';
import { addressWithoutParameters, featureAt, findPage, menuFeatures } from '../pages.ts';
import { UserCard } from './UserCard.tsx';
import { useAccountLanguage } from './useAccountLanguage.ts';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

interface ShellProps {
  /** Shown in the top bar next to the language switcher. */
  notifications: ReactNode;
  children: ReactNode;
}

/** Frame of every dashboard page: side panel, top bar and page content. */
export function Shell({ notifications, children }: ShellProps) {
  const t = useTranslate();
  const { user, can } = useSession();
  const isMobile = useIsMobile();
  const [path] = useLocation();
  const current = featureAt(path);
  const title = t(findPage(path)?.title ?? 'common.notFound.title');
  useAccountLanguage(user);
  usePageTitle(title);
  useFocusOnNewPage(path);

  const company = user.company?.name?.trim();
  const members = user.company?.memberCount ?? 1;
  return (
    <AppShell
      panel={
        <SidePanel
          productName={t('common.product')}
          mark={<DerrickMark />}
          team={{
            name: company ? t('shell.teamOf', { company }) : t('shell.team'),
            ...(company && { initialsOf: company }),
            photo: user.company?.logo ?? undefined,
            description: members === 1 ? t('shell.member') : t('shell.members', { count: members }),
          }}
          groupLabel={t('shell.mainMenu')}
          entries={menuFeatures
            .filter(({ pages: [{ permission }] }) => permission === undefined || can(permission))
            .map(({ pages, menu: { label, Icon } }) => ({
              id: pages[0].path,
              label: t(label),
              href: addressWithoutParameters(pages[0]),
              icon: <Icon size={18} />,
              isCurrent: pages === current?.pages,
            }))}
          user={<UserCard />}
        />
      }
      topBar={
        <TopBar title={title}>
          <LanguageChoice density={isMobile ? 'compact' : 'comfortable'} />
          {notifications}
          <DerrickMark label={t('common.product')} />
        </TopBar>
      }
    >
      {children}
    </AppShell>
  );
}
