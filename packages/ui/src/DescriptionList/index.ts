export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
  descriptionListLayouts,
} from './DescriptionList.tsx';
