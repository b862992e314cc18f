import type { HTMLAttributes, Ref } from 'react';
import type { gap } from './layout.css.ts';

/** Distance of the tokens of space, in px. */
export type Space = keyof typeof gap;

/** Props of every layout. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** Element; a list shows no markers. @default 'div' */
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'section'
    | 'article'
    | 'header'
    | 'main'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'nav'
    | 'aside'
    | 'fieldset'
    | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
