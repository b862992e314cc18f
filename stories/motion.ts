const query = 'prefers-reduced-motion: reduce';

/** The media rules that ask how much motion the reader wants, in whatever layer they are. */
function motionRules(rules: Iterable<CSSRule>): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? motionRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule && rule.media.mediaText.includes(query) ? [rule, ...inner] : inner;
  });
}

/**
 * Reads styles as they are with and without motion, whatever the browser was told: the rules themselves are switched, for
 * as long as the reading takes. An emulated preference would outlive a test that fails, and change the ones after it.
 * @param read is synchronous, so that nothing is painted and no transition begins.
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

/** Is what an element moves with: its transition and its animation, both `none` if it stands still. */
export interface Motion {
  transition: string;
  animation: string;
}

/** Reads an element's motion in both branches. A state that has motion of its own is an attribute, on while it is read. */
export function motionOf(element: Element, state?: string): { full: Motion; reduced: Motion } {
  const read = (): Motion => {
    if (state) element.toggleAttribute(state, true);
    const { transition, animation } = getComputedStyle(element);
    if (state) element.removeAttribute(state);
    return { transition, animation };
  };
  return { full: withMotion('full', read), reduced: withMotion('reduced', read) };
}
