import { type ComponentType, createContext } from 'react';

/** Props of what is shown in the place of a screen, or a part of one, that could not be loaded. */
export interface FailureViewProps {
  isRetrying: boolean;
  retry: () => void;
}

/**
 * The component that shows such a failure. A context, not an import: the build reads the list of pages in Node, and with
 * it `deferred`, where styles of the kit cannot be loaded.
 */
export const FailureView = createContext<ComponentType<FailureViewProps>>(() => null);
