export { SignedPdf } from './SignedPdf.tsx';
