let isPressing = false;
const waiting: (() => void)[] = [];

function hear(event: Event): void {
  isPressing = event.type === 'mousedown';
  if (!isPressing) for (const call of waiting.splice(0)) call();
}

// `:active` would tell as well, but in Firefox it comes after the blur. A press that becomes a drag is cancelled; after
// one whose end went to a context menu the next key tells that it is over.
if (typeof window !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'pointercancel', 'keydown'])
    window.addEventListener(type, hear, true);
}

/**
 * Calls at once, or, while something is being pressed, when the press ends and before its click. A press blurs a field
 * first; an error that then shows at the field moves what is pressed from under the pointer, and the click is lost.
 */
export function afterPress(call: () => void): void {
  if (isPressing) waiting.push(call);
  else call();
}
