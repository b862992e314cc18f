const files = import.meta.glob<string>('../../stories/components/**/*.guide.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Heading at which the usage part of a guide starts. The part before describes when to use the component. */
const USE = '\n## Keyboard';

/**
 * Returns the guide of a component as Markdown, `Button.guide.md` beside `Button.stories.tsx`.
 * @param storyFile path from the root of the repository, such as `./stories/components/Actions/Button.stories.tsx`
 */
export function guideOf(storyFile: string): { when: string; use: string } | undefined {
  const path = storyFile.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.guide.md');
  const text = files[`../../${path}`];
  if (text === undefined) return undefined;
  const start = text.indexOf(USE);
  return start === -1 ? { when: text, use: '' } : { when: text.slice(0, start), use: text.slice(start) };
}
