'use client';

import type { ComponentProps } from 'react';

/**
 * Renders an overlay without the `dir` that react-aria gives it, which is that of the language: the overlay then takes the
 * direction of the page, as everything else in it.
 */
export const inPageDirection = (props: ComponentProps<'div'>) => <div {...props} dir={undefined} />;
