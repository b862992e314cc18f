export { Popover, type PopoverProps, popoverPlacements } from './Popover.tsx';
