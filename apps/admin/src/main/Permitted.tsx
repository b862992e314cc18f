import type { Permission } from '@derrick/domain/permissions';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../core/session.tsx';
import { Forbidden } from './Forbidden.tsx';
import { addressWithoutParameters, featureAt } from './pages.ts';

interface PermittedProps {
  /** Permission required to see the page. Undefined allows all users. */
  permission: Permission | undefined;
  children: ReactNode;
}

/** Renders the page if the user has the permission; otherwise a notice with a link to an allowed page. */
export function Permitted({ permission, children }: PermittedProps) {
  const { can } = useSession();
  const [location] = useLocation();
  if (permission === undefined || can(permission)) return children;
  const { pages: [list] = [], menu } = featureAt(location) ?? {};
  const mayReadList = list?.permission !== undefined && can(list.permission);
  return (
    <Forbidden
      list={mayReadList && menu ? { href: addressWithoutParameters(list), title: menu.label } : undefined}
    />
  );
}
