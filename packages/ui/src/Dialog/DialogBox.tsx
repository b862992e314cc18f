'use client';

import { type ComponentProps, createContext, useContext, useMemo, useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { mergeRefs } from '../Field/mergeRefs.ts';

const TitleIdContext = createContext<string | undefined>(undefined);

interface DialogBoxProps extends Omit<ComponentProps<'section'>, 'role'> {
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * The element with the role `dialog` inside a modal or popover, named by its `DialogTitle` or by `aria-label`. Takes the
 * focus if no element inside has it. Not the Dialog of react-aria-components, with which esbuild also bundles the menu:
 * 35 KB.
 */
export function DialogBox({ role = 'dialog', ref, children, ...rest }: DialogBoxProps) {
  const element = useRef<HTMLElement>(null);
  const mergedRef = useMemo(() => mergeRefs(element, ref), [ref]);
  const { dialogProps, titleProps } = useDialog(
    {
      role,
      ...(rest['aria-label'] && { 'aria-label': rest['aria-label'] }),
      ...(rest['aria-labelledby'] && { 'aria-labelledby': rest['aria-labelledby'] }),
      ...(rest['aria-describedby'] && { 'aria-describedby': rest['aria-describedby'] }),
    },
    element,
  );
  return (
    <section {...rest} {...dialogProps} ref={mergedRef}>
      <TitleIdContext value={titleProps.id}>{children}</TitleIdContext>
    </section>
  );
}

/** Heading that names the `DialogBox` around it. Toasts stay clear of `[slot="title"]`. */
export function DialogTitle({ children, className }: Pick<ComponentProps<'h2'>, 'children' | 'className'>) {
  return (
    <h2 id={useContext(TitleIdContext)} slot="title" className={className}>
      {children}
    </h2>
  );
}
