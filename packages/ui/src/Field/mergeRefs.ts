import type { Ref } from 'react';

/** Combines refs. When the element is removed, each ref receives null or its own clean-up function is called. */
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
