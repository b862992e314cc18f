'use client';

import type { ComponentProps } from 'react';

/**
 * Renders an overlay without the `dir` attribute that react-aria sets. That attribute is the direction of the language;
 * without it the overlay inherits the direction of the page.
 */
export const inPageDirection = (props: ComponentProps<'div'>) => <div {...props} dir={undefined} />;
