/** Time in ms that the pointer must rest on the trigger before its tooltip opens. */
export const TOOLTIP_DELAY = 700;

/**
 * Time in ms that a tooltip remains open after the pointer left the trigger, so that the pointer can move onto the
 * tooltip.
 */
export const TOOLTIP_CLOSE_DELAY = 300;

/** Time in ms after a tooltip closed during which the next tooltip opens without delay. */
export const TOOLTIP_SKIP_WINDOW = 300;
