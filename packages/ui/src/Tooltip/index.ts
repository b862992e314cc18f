export { TOOLTIP_CLOSE_DELAY, TOOLTIP_DELAY, Tooltip, type TooltipProps } from './Tooltip.tsx';
