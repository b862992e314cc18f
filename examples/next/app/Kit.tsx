'use client';

import { KitProvider, type KitProviderProps } from '@derrick/ui/theme';
import { useRouter } from 'next/navigation';

/** KitProvider with the navigation of Next.js. A server component can't pass this function. */
export function Kit(props: Omit<KitProviderProps, 'navigate'>) {
  const router = useRouter();
  return <KitProvider {...props} navigate={(href) => router.push(href)} />;
}
