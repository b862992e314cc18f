export { signaturePath } from './signaturePath.ts';
export { isSigned, SIGNATURE_RATIO, type SignaturePoint, type SignatureStrokes } from './strokes.ts';
