export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList.tsx';
export { descriptionListLayouts } from './variants.ts';
