export { readSignedCode, signedCode } from './signedCode.ts';
export {
  deleteSignature,
  hashContent,
  isSignedLike,
  presentSignature,
  type SignatureColumns,
  saveSignature,
  signatureColumns,
  signatureState,
} from './store.ts';
