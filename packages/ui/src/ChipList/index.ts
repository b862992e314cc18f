export { type Chip, ChipList, type ChipListProps } from './ChipList.tsx';
