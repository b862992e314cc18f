export { AskDialog } from './lazyAskDialog.ts';
export { SignatureQuestionDialog } from './lazyQuestionDialog.ts';
export { SignatureCard } from './SignatureCard.tsx';
export { SignedFactsList } from './SignedFactsList.tsx';
export { SIGN_BUTTON, SIGN_NOW } from './signButton.ts';
export { useSignatureQuestion } from './useSignatureQuestion.ts';
export { type SignatureOutcome, useSignatureRequests } from './useSignatureRequests.ts';
