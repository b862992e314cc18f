export {
  FilterPopover,
  type FilterPopoverProps,
  FilterSection,
  type FilterSectionProps,
  filterPopoverSizes,
} from './FilterPopover.tsx';
