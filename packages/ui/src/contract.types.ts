import type { CSSProperties, ReactElement } from 'react';
import type * as kit from './index.ts';

/** Props that every component passes to its element. */
export interface ContractProps {
  ref: (element: Element | null) => void;
  className: string;
  style: CSSProperties;
  'data-contract': string;
}

/** A component in the contract test. */
export interface ContractCase {
  name: keyof typeof kit;
  render: (
    props: ContractProps,
  ) => ReactElement<{ id?: string; 'aria-label'?: string; 'aria-describedby'?: string }>;
  /** Role and accessible name of the element; none for decoration and layout. */
  role?: string;
  label?: string;
  /** True for components that render into a portal, which only exists in a browser. */
  isOverlay?: boolean;
}
