'use client';

import { KitProvider, type KitProviderProps } from '@derrick/ui/theme';
import { useRouter } from 'next/navigation';

/** KitProvider with the navigation of Next, which a server component can't pass. */
export function Kit(props: Omit<KitProviderProps, 'navigate'>) {
  const router = useRouter();
  return <KitProvider {...props} navigate={(href) => router.push(href)} />;
}
