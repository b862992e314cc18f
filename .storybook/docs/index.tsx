import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Container = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));

// Late: tests of stories read no documentation.

/** What stands on a page of documentation that is generated. */
export const docsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** What stands around every page of documentation. */
export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
