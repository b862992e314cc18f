import { deferred } from '../../core/deferred.tsx';
import { setupKind } from './kind.ts';

/** Note for a demo or for the first start of a server. */
export const SetupNote = deferred(async () => (await import('./SetupNote.tsx')).SetupNote, {
  messages: ['setup'],
});

/**
 * Loads a screen and, on a marked page, its note, so that the note is part of the first paint and the layout does not
 * shift.
 */
export async function withSetupNote<Screen>(screen: Promise<Screen>): Promise<Screen> {
  // After a failure the note is loaded again when it renders.
  if (setupKind()) await SetupNote.preload().catch(() => undefined);
  return screen;
}
