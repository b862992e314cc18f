/**
 * Puts a react-aria popover, which writes its own z-index of 100000 inline, on the kit's overlay layer under toasts.
 * `vars.layer.overlay` by its name: reading the contract at run time would ship all of it.
 */
export const overlayLayer = { zIndex: 'var(--derrick-layer-overlay)' };
