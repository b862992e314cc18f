import { Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DocsBase } from './DocsBase.ts';

/**
 * A file of this repository as it would stand in an app: without the endings of imported files, which the settings of most
 * apps do not allow, and without remarks for this repository's linter.
 */
const forAnApp = (code: string) =>
  code.replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1'").replaceAll(/^ *(?:\/\/|\{\/\*) biome-ignore .*\n/gm, '');

/** Code to copy, in the theme of the page. */
export function Code({ code, language = 'tsx' }: { code: string; language?: 'tsx' | 'css' }) {
  return <Source code={forAnApp(code)} language={language} dark={useContext(DocsBase) === 'dark'} />;
}
