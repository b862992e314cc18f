import { deferred } from '../../core/deferred.tsx';

/** Loaded after the content that users read first. */
export const ReviewLink = deferred(async () => (await import('./ReviewLink.tsx')).ReviewLink, {
  messages: ['ticketQueue'],
});
