import type { Permission } from '@derrick/domain/permissions';
import type { ReactNode } from 'react';
import { deferred } from './deferred.tsx';
import { MessagePart } from './i18n/MessagesProvider.tsx';
import { useSession } from './session.tsx';

const Forbidden = deferred(async () => (await import('../people/Forbidden.tsx')).Forbidden);

interface PermittedProps {
  permission: Permission;
  children: ReactNode;
}

/** Shows a page to those who may see it, and to others that it is not for them, with a way back. */
export function Permitted({ permission, children }: PermittedProps) {
  const { can } = useSession();
  if (can(permission)) return children;
  return (
    // Loaded for those alone who come here by the address: no menu leads here.
    <MessagePart part="people">
      <Forbidden />
    </MessagePart>
  );
}
