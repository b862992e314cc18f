// Lazily loaded dialogs that several features share.
import { lazyOverlay } from '../../core/lazyOverlay.tsx';

export const ConfirmDialog = lazyOverlay(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

export const ConflictDialog = lazyOverlay(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

export const LeaveDialog = lazyOverlay(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);
