import { vars } from '../theme/contract.css.ts';

/** Puts a react-aria popover, which writes its own z-index of 100000 inline, on the kit's overlay layer under toasts. */
export const overlayLayer = { zIndex: vars.layer.overlay };
