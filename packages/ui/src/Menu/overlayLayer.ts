/**
 * Style that puts a react-aria popover on the kit's overlay layer, below toasts. react-aria itself sets an inline z-index
 * of 100000. The variable is `vars.layer.overlay`, written out because importing `vars` would ship the whole contract.
 */
export const overlayLayer = { zIndex: 'var(--derrick-layer-overlay)' };
