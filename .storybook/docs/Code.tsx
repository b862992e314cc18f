import { Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DocsBase } from './DocsBase.ts';

/**
 * Adapts a file of this repository for an app: removes the extensions of imported files, which most TypeScript
 * configurations reject, and the linter comments.
 */
const forAnApp = (code: string) =>
  code.replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1'").replaceAll(/^ *(?:\/\/|\{\/\*) biome-ignore .*\n/gm, '');

export function Code({ code, language = 'tsx' }: { code: string; language?: 'tsx' | 'css' }) {
  return <Source code={forAnApp(code)} language={language} dark={useContext(DocsBase) === 'dark'} />;
}
