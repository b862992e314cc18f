import { lazyOverlay } from '../core/lazyOverlay.tsx';

/** The question whether to save a change that removes the signature. */
export const SignatureQuestionDialog = lazyOverlay(
  async () => (await import('./SignatureQuestionDialog.tsx')).SignatureQuestionDialog,
  { messages: ['sign'] },
);
