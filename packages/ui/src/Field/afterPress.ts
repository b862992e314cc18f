let isPressing = false;
const waiting: (() => void)[] = [];

function handlePress(event: Event): void {
  isPressing = event.type === 'mousedown';
  if (!isPressing) for (const call of waiting.splice(0)) call();
}

// `:active` is not used because Firefox sets it after the blur. A press that becomes a drag ends with `pointercancel`. If
// a context menu swallows the end of a press, the next key press ends it.
if (typeof window !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'pointercancel', 'keydown'])
    window.addEventListener(type, handlePress, true);
}

/**
 * Calls the callback immediately or, during a press, at the end of the press and before its click. A press first blurs a
 * field. An error message appearing at that moment would move the pressed element away from the pointer, and the click
 * would be lost.
 */
export function afterPress(call: () => void): void {
  if (isPressing) waiting.push(call);
  else call();
}
