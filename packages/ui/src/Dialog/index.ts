export { Dialog, type DialogProps } from './Dialog.tsx';
export { type DialogSize, dialogSizes } from './ModalFrame.tsx';
