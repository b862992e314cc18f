import { type ComponentType, createContext } from 'react';

/** Props of the error that replaces a screen, or a part of a screen, that failed to load. */
export interface FailureViewProps {
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The component that shows a loading failure. A context instead of an import: the build reads the list of pages, and with
 * it `deferred`, in Node, which cannot load the styles of the UI kit.
 */
export const FailureView = createContext<ComponentType<FailureViewProps>>(() => null);
