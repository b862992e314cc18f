export { FilterPopover, type FilterPopoverProps, FilterSection } from './FilterPopover.tsx';
