import type { Ref } from 'react';

/** One ref for several; each gets its element, and null or its own clean-up when that leaves. */
export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]) =>
  (element: Element | null) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  };
