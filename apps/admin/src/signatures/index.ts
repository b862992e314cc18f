export { SignatureCard } from './SignatureCard.tsx';
export { SignatureQuestionDialog } from './SignatureQuestionDialog.tsx';
export { useSignatureQuestion } from './useSignatureQuestion.ts';
