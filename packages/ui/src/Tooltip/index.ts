export { TOOLTIP_CLOSE_DELAY, TOOLTIP_DELAY, TOOLTIP_SKIP_WINDOW } from './delays.ts';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
