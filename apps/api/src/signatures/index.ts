export {
  deleteSignature,
  hashContent,
  presentSignature,
  type SignatureColumns,
  saveSignature,
  signatureColumns,
} from './store.ts';
