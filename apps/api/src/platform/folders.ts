import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the repository's folder if this process runs inside it, otherwise the current folder. npm runs commands in the
 * folder of their package, while DATA_DIR is relative to the repository.
 */
export function homeFolder(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'turbo.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return existsSync(join(folder, 'turbo.json')) ? folder : process.cwd();
}
