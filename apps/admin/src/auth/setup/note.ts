import { deferred } from '../../core/deferred.tsx';
import { setupKind } from './kind.ts';

/** The note of a demo or of a first start. */
export const SetupNote = deferred(async () => (await import('./SetupNote.tsx')).SetupNote, {
  messages: ['setup'],
});

/** Loads a screen and, on a marked page, its note, so that the note comes with the first paint and moves nothing. */
export async function withSetupNote<Screen>(screen: Promise<Screen>): Promise<Screen> {
  // What fails is loaded again when it is shown.
  if (setupKind()) await SetupNote.preload().catch(() => undefined);
  return screen;
}
