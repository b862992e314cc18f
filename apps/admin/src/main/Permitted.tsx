import type { Permission } from '@derrick/domain/permissions';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../core/session.tsx';
import { Forbidden } from './Forbidden.tsx';
import { featureAt, plainAddress } from './pages.ts';

interface PermittedProps {
  /** What a person needs to see the page; everybody may when undefined. */
  permission: Permission | undefined;
  children: ReactNode;
}

/** Shows a page to people who may see it; others see that it is not for them, with a way to where they may go. */
export function Permitted({ permission, children }: PermittedProps) {
  const { can } = useSession();
  const [location] = useLocation();
  if (permission === undefined || can(permission)) return children;
  const { pages: [list] = [], menu } = featureAt(location) ?? {};
  const mayReadList = list?.permission !== undefined && can(list.permission);
  return (
    <Forbidden list={mayReadList && menu ? { href: plainAddress(list), title: menu.label } : undefined} />
  );
}
