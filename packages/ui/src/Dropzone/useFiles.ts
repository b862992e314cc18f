'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Returns true for pastes that the target element handles: text into a field, or anything into a dialog over the page.
 */
function isForTarget({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  // Office programs add a picture of copied text to the clipboard, so text takes precedence.
  return (
    target.matches('input, textarea, [contenteditable]') &&
    clipboardData?.types.includes('text/plain') === true
  );
}

/**
 * Accepts files that are dropped on an element or pasted anywhere in the page. Files dropped beside the element are
 * ignored; by default the browser would leave the page and open them.
 */
export function useFiles(
  area: RefObject<HTMLElement | null>,
  { onAdd, isDisabled }: { onAdd: (files: File[]) => void; isDisabled: boolean },
): { isDragging: boolean } {
  const [isDragging, setDragging] = useState(false);
  const add = useRef(onAdd);
  useEffect(() => {
    add.current = onAdd;
  });

  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && area.current?.contains(target) === true;
    const take = (files: FileList | undefined) => {
      // A dropped folder is included. It appears as a file without a type and without readable content.
      const addedFiles = [...(files ?? [])];
      if (addedFiles.length > 0) add.current(addedFiles);
      return addedFiles.length > 0;
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const isAccepted = !isDisabled && isInside(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = isAccepted ? 'copy' : 'none';
      setDragging(isAccepted);
    };
    const leave = (event: DragEvent) => {
      // The pointer left the window.
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (!isDisabled && isInside(event)) take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (isDisabled || isForTarget(event)) return;
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    document.addEventListener('paste', paste, options);
    return () => end.abort();
  }, [area, isDisabled]);

  return { isDragging };
}
