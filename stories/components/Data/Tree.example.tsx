import { Tree, type TreeNode } from '@derrick/ui/Tree';
import { useState } from 'react';

const fields: TreeNode[] = [
  {
    id: 'bakken',
    label: 'Bakken',
    note: '2 wells',
    items: [
      { id: 'bakken-4', label: 'Bakken Federal 4-22H' },
      { id: 'bakken-7', label: 'Bakken Federal 7-03H' },
    ],
  },
  { id: 'ridgeback', label: 'Ridgeback', note: '0 wells' },
];

export function Wells({ onOpen }: { onOpen: (id: string) => void }) {
  const [expandedKeys, setExpandedKeys] = useState<ReadonlySet<string>>(new Set(['bakken']));
  return (
    <Tree
      label="Fields and wells"
      items={fields}
      expandedKeys={expandedKeys}
      onExpandedChange={setExpandedKeys}
      onAction={onOpen}
    />
  );
}
