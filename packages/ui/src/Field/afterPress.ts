let isPressing = false;
const waiting: (() => void)[] = [];

function handlePress(event: Event): void {
  isPressing = event.type === 'mousedown';
  if (!isPressing) for (const call of waiting.splice(0)) call();
}

// Not `:active`, which Firefox sets after the blur. A press that becomes a drag is cancelled; if a context menu caught the
// end of a press, the next key ends it.
if (typeof window !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'pointercancel', 'keydown'])
    window.addEventListener(type, handlePress, true);
}

/**
 * Calls back at once or, during a press, when the press ends and before its click. A press first blurs a field; an error
 * message that then appears would move the pressed element away from the pointer, and the click would be lost.
 */
export function afterPress(call: () => void): void {
  if (isPressing) waiting.push(call);
  else call();
}
