export { LineItemsEditor, type LineItemsEditorProps } from './LineItemsEditor.tsx';
export type { LineChoices, LineItem } from './lineItem.ts';
