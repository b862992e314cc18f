const files = import.meta.glob<string>('../../stories/components/**/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Returns the code of a component's example file, `Dialog.example.tsx` beside `Dialog.stories.tsx`, for copying.
 * @param storyFile path from the root of the repository, such as `./stories/components/Overlays/Dialog.stories.tsx`
 */
export function exampleOf(storyFile: string): string | undefined {
  const path = storyFile.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.example.tsx');
  return files[`../../${path}`];
}
