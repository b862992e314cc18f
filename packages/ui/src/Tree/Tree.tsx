'use client';

import { Check, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, Button, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { treeTexts } from '../i18n/texts/tree.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './Tree.css.ts';

/** An item of a Tree. */
export interface TreeNode {
  id: string;
  label: string;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /** Short text at the end of the line, such as the number of items. */
  note?: ReactNode;
  items?: readonly TreeNode[] | undefined;
  isDisabled?: boolean | undefined;
}

export interface TreeProps {
  /** Accessible name. */
  label: string;
  items: readonly TreeNode[];
  /** Ids of the open items. @selector [data-expanded] */
  expandedKeys?: ReadonlySet<string> | undefined;
  defaultExpandedKeys?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** Ids of the selected items. @selector [data-selected] */
  selectedKeys?: ReadonlySet<string> | undefined;
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Called when the user presses an item, or Enter on it. */
  onAction?: ((id: string) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Returns the ids of all items, including those of closed items. */
const idsOf = (items: readonly TreeNode[]): string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.items ?? [])]);

/** Nested items that open and close, such as folders or the parts of a machine. */
export function Tree({
  label,
  items,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onAction,
  className,
  style,
  ...rest
}: TreeProps) {
  const message = useTexts(treeTexts);
  const turnArrowKeys = useArrowKeysOfPage();
  const keysOf = (keys: 'all' | ReadonlySet<unknown>) =>
    new Set(idsOf(items).filter((id) => keys === 'all' || keys.has(id)));
  const renderItem = (item: TreeNode) => (
    <TreeItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      className={styles.item}
    >
      <TreeItemContent>
        {({ level }) => (
          <div
            className={styles.line}
            style={{ paddingInlineStart: `calc(${styles.indentation} * ${level - 1})` }}
          >
            <Button slot="chevron" className={styles.chevron} aria-label={message('tree.toggle')}>
              <ChevronRight size={16} aria-hidden="true" />
            </Button>
            {item.icon && (
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
            )}
            <span className={styles.label}>{item.label}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
            {selectionMode !== 'none' && <Check className={styles.check} size={16} aria-hidden="true" />}
          </div>
        )}
      </TreeItemContent>
      <Collection items={item.items ?? []}>{renderItem}</Collection>
    </TreeItem>
  );
  return (
    <AriaLocale>
      <AriaTree
        {...rest}
        aria-label={label}
        items={items}
        {...(expandedKeys && { expandedKeys })}
        {...(defaultExpandedKeys && { defaultExpandedKeys })}
        {...(selectedKeys && { selectedKeys })}
        {...(defaultSelectedKeys && { defaultSelectedKeys })}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        {...(style && { style })}
        onExpandedChange={(keys) => onExpandedChange?.(keysOf(keys))}
        onSelectionChange={(keys) => onSelectionChange?.(keysOf(keys))}
        selectionMode={selectionMode}
        className={join(styles.root, className)}
        render={(props) => <div {...props} onKeyDownCapture={turnArrowKeys} />}
      >
        {renderItem}
      </AriaTree>
    </AriaLocale>
  );
}
