import { type ComponentProps, Suspense } from 'react';
import { deferred } from '../../app/deferred.tsx';

const ConfirmDialog = deferred(async () => (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog);

/** Loads the dialog before anything can be deleted. */
export const preloadConfirmDialog = () => void ConfirmDialog.preload().catch(() => {});

/** Asks before what can't be undone. */
export const Confirm = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
