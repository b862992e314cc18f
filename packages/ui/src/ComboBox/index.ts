export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxStatus } from './ComboBoxList.tsx';
export type { ComboBoxItem } from './useComboBox.ts';
