import { Fragment, useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Returns the style rules, including those inside `@layer` and `@media`. `instanceof` does not work for rules of a frame,
 * whose classes belong to another window.
 */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    const within = 'cssRules' in rule ? styleRules((rule as CSSGroupingRule).cssRules) : [];
    return 'selectorText' in rule ? [rule as CSSStyleRule, ...within] : within;
  });
}

/** Removes states such as `:hover` from a selector, so that it matches the elements in all states. */
const inAnyState = (selector: string) =>
  selector.replaceAll(/::?(?:hover|active|focus[\w-]*|before|after)/g, '');

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(inAnyState(selector));
  } catch {
    // Removing the state from `:where(:hover)` leaves an invalid selector.
    return false;
  }
}

/** Returns the kit's CSS variables that the styles of an element and its descendants read, sorted alphabetically. */
function tokensRead(root: Element): string[] {
  const elements = [root, ...root.querySelectorAll('*')];
  const rules = [...root.ownerDocument.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  const read = rules
    .filter(({ selectorText }) => elements.some((element) => matches(element, selectorText)))
    .flatMap(({ cssText }) => cssText.match(/--derrick-[\w-]+/g) ?? []);
  return [...new Set(read)].toSorted();
}

/** Returns the first example of the page: an element, or the document of its frame. */
function firstExample(): Element | null {
  const example = document.querySelector('.docs-story');
  return example?.querySelector('iframe')?.contentDocument?.body ?? example;
}

/** Tokens that the first example of the page reads. */
export function Tokens() {
  const [tokens, setTokens] = useState<readonly string[]>([]);
  useEffect(() => {
    const channel = addons.getChannel();
    const collect = () => {
      const example = firstExample();
      if (example) setTokens(tokensRead(example));
    };
    // A story in a frame reports on the channel of its frame.
    const listenToFrame = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || !target.closest('.docs-story')) return;
      Reflect.get(target.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__')?.on(STORY_RENDERED, collect);
      collect();
    };
    channel.on(STORY_RENDERED, collect);
    document.addEventListener('load', listenToFrame, true);
    return () => {
      channel.off(STORY_RENDERED, collect);
      document.removeEventListener('load', listenToFrame, true);
    };
  }, []);
  if (tokens.length === 0) return null;
  return (
    <>
      <h2>Tokens</h2>
      <p>The CSS variables that the first example reads. An app can set each of them.</p>
      <p>
        {tokens.map((token) => (
          <Fragment key={token}>
            <code>{token}</code>{' '}
          </Fragment>
        ))}
      </p>
    </>
  );
}
