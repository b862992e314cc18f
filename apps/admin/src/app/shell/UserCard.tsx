import { isRole, type Role } from '@derrick/domain/auth';
import { PanelUser } from '@derrick/ui/AppShell';
import { useIsMobile, useTheme } from '@derrick/ui/theme';
import { useState } from 'react';
import type { MessageKey } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../LanguageChoice.tsx';
import { useSession } from '../session.tsx';

const roleWords: Record<Role, MessageKey> = {
  SUPER_ADMIN: 'shell.role.superAdmin',
  ADMIN: 'shell.role.admin',
  MANAGER: 'shell.role.manager',
  TECHNICIAN: 'shell.role.technician',
};

const themeItems = [
  { id: 'light', label: 'shell.theme.light' },
  { id: 'dark', label: 'shell.theme.dark' },
  { id: 'system', label: 'shell.theme.system' },
] as const;

const SIGN_OUT = 'signOut';

type MenuIcon = typeof import('./UserMenuIcon.tsx')['UserMenuIcon'];

/** Six drawings that a first page can do without: fetched with the menu itself, which takes longer. */
function useMenuIcon() {
  const [Icon, setIcon] = useState<MenuIcon>();
  return {
    icon: (name: Parameters<MenuIcon>[0]['name']) => Icon && <Icon name={name} />,
    load: () => {
      // Without them the menu's words are still there.
      import('./UserMenuIcon.tsx').then(
        ({ UserMenuIcon }) => setIcon(() => UserMenuIcon),
        () => {},
      );
    },
  };
}

/** Is who is signed in, at the foot of the side panel; opens a menu with the theme and the way out. */
export function UserCard() {
  const t = useTranslate();
  const { user, signOut } = useSession();
  const { theme, setTheme } = useTheme();
  const isMobile = useIsMobile();
  const { language, options, choose } = useLanguageChoice();
  const { icon, load } = useMenuIcon();

  const languageItems = options.map(({ id, label }) => ({
    id,
    label: id === language ? t('shell.current', { choice: label }) : label,
    icon: icon(id === language ? 'current' : 'language'),
  }));
  const items = themeItems.map(({ id, label }) => ({
    id,
    label: id === theme ? t('shell.current', { choice: t(label) }) : t(label),
    icon: icon(id === theme ? 'current' : id),
  }));

  return (
    <PanelUser
      name={user.fullname || t('shell.user')}
      description={isRole(user.role) ? t(roleWords[user.role]) : user.role}
      photo={user.photo ?? undefined}
      menuLabel={t('shell.userMenu')}
      onPointerOverCapture={load}
      onFocusCapture={load}
      items={[
        ...items,
        ...(isMobile ? languageItems : []),
        { id: SIGN_OUT, label: t('shell.signOut'), icon: icon('signOut') },
      ]}
      onAction={(id) => {
        const chosen = themeItems.find((item) => item.id === id);
        const spoken = options.find((option) => option.id === id);
        if (chosen) setTheme(chosen.id);
        else if (spoken) choose(spoken.id);
        else if (id === SIGN_OUT) signOut();
      }}
    />
  );
}
