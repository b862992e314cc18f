export const treeTexts = {
  'tree.toggle': 'Open or close',
} as const;
