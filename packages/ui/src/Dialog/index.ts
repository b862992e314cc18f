export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogSize } from './ModalFrame.tsx';
export { dialogSizes } from './variants.ts';
