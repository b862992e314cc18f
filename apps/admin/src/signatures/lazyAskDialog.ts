import { lazyOverlay } from '../core/lazyOverlay.tsx';

/** Dialog that requests a signature by email, by SMS or with a link. */
export const AskDialog = lazyOverlay(async () => (await import('./AskDialog.tsx')).AskDialog, {
  messages: ['sign'],
});
