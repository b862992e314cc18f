import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives the repository's folder when this process runs inside of one, else the current folder: npm runs a command in its
 * package's folder, while DATA_DIR is relative to the repository, as for `npm start`.
 */
export function homeFolder(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'turbo.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return existsSync(join(folder, 'turbo.json')) ? folder : process.cwd();
}
