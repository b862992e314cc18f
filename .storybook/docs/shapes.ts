const files = import.meta.glob<string>('../../packages/ui/src/*/types.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * What the props of a component are made of, as TypeScript: `packages/ui/src/DataTable/types.ts` for its page.
 * @param storyFile path from the root of the repository, such as `./stories/components/Data/DataTable.stories.tsx`
 */
export function shapesOf(storyFile: string): string | undefined {
  const component = storyFile.match(/([^/.]+)\.stories\.tsx$/)?.[1];
  return files[`../../packages/ui/src/${component}/types.ts`];
}
