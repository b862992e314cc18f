import { Fragment, useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The style rules of some rules, also those within `@layer` and `@media`. Those of a frame are of no class of this window. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    const within = 'cssRules' in rule ? styleRules((rule as CSSGroupingRule).cssRules) : [];
    return 'selectorText' in rule ? [rule as CSSStyleRule, ...within] : within;
  });
}

/** The elements of a rule in all of its states: `:hover` and the like are left out of its selector. */
const inAnyState = (selector: string) =>
  selector.replaceAll(/::?(?:hover|active|focus[\w-]*|before|after)/g, '');

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(inAnyState(selector));
  } catch {
    // What is left of `:where(:hover)` is no selector.
    return false;
  }
}

/** The kit's CSS variables that the styles of some elements read, in the order of the alphabet. */
function tokensRead(root: Element): string[] {
  const elements = [root, ...root.querySelectorAll('*')];
  const rules = [...root.ownerDocument.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  const read = rules
    .filter(({ selectorText }) => elements.some((element) => matches(element, selectorText)))
    .flatMap(({ cssText }) => cssText.match(/--derrick-[\w-]+/g) ?? []);
  return [...new Set(read)].toSorted();
}

/** The first example of the page: an element of it, or the whole page of its frame. */
function firstExample(): Element | null {
  const example = document.querySelector('.docs-story');
  return example?.querySelector('iframe')?.contentDocument?.body ?? example;
}

/** The tokens that the first example of the page reads. */
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
