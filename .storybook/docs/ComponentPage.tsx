import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Code } from './Code.tsx';
import { exampleOf } from './examples.ts';
import { guideOf } from './guides.ts';
import { shapesOf } from './shapes.ts';
import { Tokens } from './Tokens.tsx';

/** Page of a component: purpose, example, props, usage, tokens and all stories. */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  // The guide is found by file instead of title, because the title of a page about several components contains all their names.
  const storyFile = `${csfFile.meta.parameters?.['fileName']}`;
  const guide = guideOf(storyFile);
  const example = exampleOf(storyFile);
  const shapes = shapesOf(storyFile);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && <Markdown>{guide.when}</Markdown>}
      <h2>Example</h2>
      <Primary />
      {example && (
        <>
          <h2>A whole file to copy</h2>
          <Code code={example} />
        </>
      )}
      <h2>Props</h2>
      <Controls />
      {shapes && (
        <>
          <h3>The types that its props name</h3>
          <Code code={shapes} />
        </>
      )}
      {guide && <Markdown>{guide.use}</Markdown>}
      <Tokens />
      <Stories includePrimary={false} />
    </>
  );
}
