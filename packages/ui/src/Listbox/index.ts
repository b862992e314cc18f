export { ListboxPopup, type ListboxPopupProps } from './ListboxPopup.tsx';
export { type Listbox, type ListboxItem, type ListboxOptions, useListbox } from './useListbox.ts';
