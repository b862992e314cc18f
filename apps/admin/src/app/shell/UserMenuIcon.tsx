import { Check, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';

const icons = {
  current: Check,
  language: Languages,
  light: Sun,
  dark: Moon,
  system: Monitor,
  signOut: LogOut,
} as const;

/** Is the drawing beside an item of the user's menu; loaded with the menu. */
export function UserMenuIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon size={16} />;
}
