import { lazyOverlay } from '../core/lazyOverlay.tsx';

/** Dialog that asks before a change removes the signature. */
export const SignatureQuestionDialog = lazyOverlay(
  async () => (await import('./SignatureQuestionDialog.tsx')).SignatureQuestionDialog,
  { messages: ['sign'] },
);
