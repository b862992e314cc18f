import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Container = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));

// Lazily loaded, because tests of stories do not need the documentation.

export const docsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
