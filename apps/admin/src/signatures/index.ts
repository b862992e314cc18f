export { SignatureCard } from './SignatureCard.tsx';
export { SignatureQuestionDialog } from './SignatureQuestionDialog.tsx';
export { SIGN_BUTTON } from './signButton.ts';
export { useSignatureQuestion } from './useSignatureQuestion.ts';
