import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);

describe('the style contract of the tokens', () => {
  it('is imported only by styles, because a component that imports the contract would ship the names of all tokens', () => {
    const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        /(?<!\.test)\.tsx?$/.test(name) &&
        !/\.css\.ts$/.test(name) &&
        /from '[^']*\/contract\.css\.ts'/.test(readFileSync(new URL(name, folder), 'utf8')),
    );
    // The entry point `@derrick/ui/tokens` exports it for code that renders outside the kit.
    expect(readers).toEqual(['tokens/index.ts']);
  });
});
