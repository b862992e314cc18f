export {
  FilterPopover,
  type FilterPopoverProps,
  FilterSection,
  filterPopoverSizes,
} from './FilterPopover.tsx';
