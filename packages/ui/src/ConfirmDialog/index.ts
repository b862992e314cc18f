export { ConfirmDialog, type ConfirmDialogProps, type ConfirmReason } from './ConfirmDialog.tsx';
