import type { KeyboardEvent } from 'react';
import type { Editor } from './useEditor.ts';

/** Lets Escape close the form or question that is open, not the dialog around it. */
export const closeOnEscape = (editor: Editor) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (!editor.isPending) editor.close();
};
