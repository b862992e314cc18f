export { CheckboxList, type CheckboxListItem, type CheckboxListProps } from './CheckboxList.tsx';
