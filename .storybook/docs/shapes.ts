const files = import.meta.glob<string>('../../packages/ui/src/*/types.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Returns the TypeScript types of a component's props, such as `packages/ui/src/DataTable/types.ts`.
 * @param storyFile path from the root of the repository, such as `./stories/components/Data/DataTable.stories.tsx`
 */
export function shapesOf(storyFile: string): string | undefined {
  const component = storyFile.match(/([^/.]+)\.stories\.tsx$/)?.[1];
  return files[`../../packages/ui/src/${component}/types.ts`];
}
