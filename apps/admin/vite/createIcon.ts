import { type ComponentProps, createElement, type JSX } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string | undefined;
}

/**
 * Stands in for lucide's own `createLucideIcon` in the build: the same drawing from the same data, without the
 * context, class names and aliases that nothing here uses, which are 1.5 KB of every first load.
 */
export default function createIcon({ node }: IconData): (props: IconProps) => JSX.Element {
  return ({ size = 24, children, ...rest }) => {
    const isNamed = Object.keys(rest).some((name) => name === 'role' || name.startsWith('aria-'));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      // As arguments, not as a list: they need no keys, which `leanIcons.ts` takes away.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
