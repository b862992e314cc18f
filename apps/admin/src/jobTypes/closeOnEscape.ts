import type { KeyboardEvent } from 'react';
import type { Editor } from './useEditor.ts';

/** Makes Escape close the open inline form instead of the surrounding dialog. */
export const closeOnEscape = (editor: Editor) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (!editor.isPending) editor.close();
};
