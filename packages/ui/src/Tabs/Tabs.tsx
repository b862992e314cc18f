'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './Tabs.css.ts';

/** A tab with the content of its panel. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Content of the panel. Only the selected tab's panel is in the DOM. */
  children: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The selected tab. */
  value?: Id | undefined;
  /** @default the first tab */
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** @default 'horizontal' @selector [data-orientation] */
  orientation?: 'horizontal' | 'vertical' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Scrolls the tab list horizontally until the tab is clear of the transparent edges, without scrolling the page. */
function showInList(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!tab || !list) return;
  const shown = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0;
  if (left < shown.left + edge) list.scrollLeft -= shown.left + edge - left;
  else if (right > shown.right - edge) list.scrollLeft += right - shown.right + edge;
}

/**
 * Parts of a page of which one is visible at a time. Arrow keys, Home and End select a tab; the Tab key moves into the
 * panel.
 */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'horizontal',
  className,
  style,
  ...rest
}: TabsProps<Id>) {
  const turnArrowKeys = useArrowKeysOfPage();
  return (
    <AriaLocale>
      <AriaTabs
        {...rest}
        {...(value !== undefined && { selectedKey: value })}
        {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
        {...(style && { style })}
        onSelectionChange={(key) => {
          const chosen = items.find(({ id }) => id === key);
          if (chosen) onChange?.(chosen.id);
        }}
        orientation={orientation}
        className={join(styles.root, className)}
      >
        <TabList
          aria-label={label}
          className={styles.list}
          render={(props) => <div {...props} onKeyDownCapture={turnArrowKeys} />}
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              ref={item.id === (value ?? defaultValue) ? showInList : null}
              isDisabled={item.isDisabled ?? false}
              className={styles.tab}
            >
              {item.label}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={styles.panel}>
            {item.children}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
