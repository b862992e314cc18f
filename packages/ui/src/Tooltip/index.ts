export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { TOOLTIP_CLOSE_DELAY, TOOLTIP_DELAY, TOOLTIP_SKIP_WINDOW } from './useTooltip.ts';
