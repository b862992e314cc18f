'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './Tabs.css.ts';

/** One of the tabs, with what it shows. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Content of its panel; only that of the chosen tab is on the page. */
  children: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The chosen tab. */
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

/** Scrolls the list of a tab sideways until the tab shows; the page stays where it is. */
function showInList(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!tab || !list) return;
  const shown = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < shown.left) list.scrollLeft -= shown.left - left;
  else if (right > shown.right) list.scrollLeft += right - shown.right;
}

/** Parts of a page of which one shows at a time. Arrow keys, Home and End choose; Tab goes into the panel. */
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
