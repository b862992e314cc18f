export {
  FilterPopover,
  type FilterPopoverProps,
  FilterSection,
  type FilterSectionProps,
} from './FilterPopover.tsx';
export { filterPopoverSizes } from './variants.ts';
