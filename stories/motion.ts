const query = 'prefers-reduced-motion: reduce';

/** Returns the media rules for `prefers-reduced-motion`, in any cascade layer. */
function motionRules(rules: Iterable<CSSRule>): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? motionRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule && rule.media.mediaText.includes(query) ? [rule, ...inner] : inner;
  });
}

/**
 * Reads styles with or without motion, whatever the browser prefers. Changes the media rules themselves while `read`
 * runs: an emulated preference would outlive a failing test and affect later tests.
 * @param read must be synchronous, so that nothing is painted and no transition starts.
 */
export function withMotion<Value>(motion: 'full' | 'reduced', read: () => Value): Value {
  const rules = [...document.styleSheets].flatMap((sheet) => motionRules(sheet.cssRules));
  if (rules.length === 0) throw new Error('No style asks for reduced motion');
  const before = rules.map(({ media }) => media.mediaText);
  try {
    for (const { media } of rules) media.mediaText = motion === 'full' ? 'not all' : 'all';
    return read();
  } finally {
    for (const [index, { media }] of rules.entries()) media.mediaText = before[index] ?? 'all';
  }
}

/** Transition and animation of an element. Both are `none` if it does not move. */
export interface Motion {
  transition: string;
  animation: string;
}

/**
 * Reads an element's motion with and without reduced motion.
 * @param state attribute that is set while reading, for a state with its own motion
 */
export function motionOf(element: Element, state?: string): { full: Motion; reduced: Motion } {
  const read = (): Motion => {
    if (state) element.toggleAttribute(state, true);
    const { transition, animation } = getComputedStyle(element);
    if (state) element.removeAttribute(state);
    return { transition, animation };
  };
  return { full: withMotion('full', read), reduced: withMotion('reduced', read) };
}
