import { isRole, type Role } from '@derrick/domain/auth';
import { PanelUser } from '@derrick/ui/AppShell';
import { useTheme } from '@derrick/ui/theme';
import { Check, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';

const roleLabels: Record<Role, MessageKey> = {
  SUPER_ADMIN: 'shell.role.superAdmin',
  ADMIN: 'shell.role.admin',
  MANAGER: 'shell.role.manager',
  TECHNICIAN: 'shell.role.technician',
};

const themeItems = [
  { id: 'light', label: 'shell.theme.light', Icon: Sun },
  { id: 'dark', label: 'shell.theme.dark', Icon: Moon },
  { id: 'system', label: 'shell.theme.system', Icon: Monitor },
] as const;

const ACCOUNT = 'account';
const SIGN_OUT = 'signOut';

/** The signed-in user at the bottom of the side panel; opens a menu with theme, account and sign-out. */
export function UserCard() {
  const t = useTranslate();
  const { user, signOut } = useSession();
  const { theme, setTheme } = useTheme();
  const [, navigate] = useLocation();

  const items = themeItems.map(({ id, label, Icon }) => ({
    id,
    label: id === theme ? t('shell.current', { choice: t(label) }) : t(label),
    icon: id === theme ? <Check size={16} /> : <Icon size={16} />,
  }));

  return (
    <PanelUser
      name={user.fullname?.trim() || t('shell.user')}
      description={isRole(user.role) ? t(roleLabels[user.role]) : user.role}
      photo={user.photo ?? undefined}
      menuLabel={t('shell.userMenu')}
      items={[
        ...items,
        { id: ACCOUNT, label: t('shell.account'), icon: <UserRound size={16} /> },
        { id: SIGN_OUT, label: t('shell.signOut'), icon: <LogOut size={16} /> },
      ]}
      onAction={(id) => {
        const chosen = themeItems.find((item) => item.id === id);
        if (chosen) setTheme(chosen.id);
        else if (id === ACCOUNT) navigate('/dashboard/account');
        else if (id === SIGN_OUT) signOut();
      }}
    />
  );
}
