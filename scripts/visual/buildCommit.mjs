import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../run.mjs';

/** @param {string} folder */
const lockOf = (folder) => readFile(join(folder, 'package-lock.json'), 'utf8');

/**
 * Installs the packages of a checkout. If its lock file equals the one here, it uses the packages installed here: the
 * checkout is inside this repository, so Node and Vite find them. The links to the project's own packages are copied
 * unchanged: they are relative, so they lead into the checkout.
 * @param {string} checkout
 */
async function installPackages(checkout) {
  if ((await lockOf(checkout)) !== (await lockOf(root))) {
    return run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', checkout], { quiet: true });
  }
  const packageFolder = 'node_modules/@derrick';
  await cp(join(root, packageFolder), join(checkout, packageFolder), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const folder of ['packages/ui', 'packages/domain', 'apps/admin', 'apps/api']) {
    const installed = join(root, folder, 'node_modules');
    if (existsSync(installed)) await symlink(installed, join(checkout, folder, 'node_modules'));
  }
  return 0;
}

/**
 * Builds the Storybook of a commit.
 * @param {string} commit hash, branch or revision such as `HEAD~3`
 * @param {{ checkout: string, output: string }} folders both are created and must not exist; `checkout` is inside this
 *   repository
 * @throws {Error} if the commit does not exist or does not build
 */
export async function buildCommit(commit, { checkout, output }) {
  if ((await run('git', ['worktree', 'add', '--quiet', '--detach', checkout, commit])) !== 0) {
    throw new Error(`There is no commit ${commit}`);
  }
  try {
    if ((await installPackages(checkout)) !== 0) throw new Error(`The packages of ${commit} do not install`);
    const built = await run('npm', ['run', 'build:storybook', '--', '--quiet', '--output-dir', output], {
      cwd: checkout,
      quiet: true,
    });
    if (built !== 0) throw new Error(`The Storybook of ${commit} does not build`);
  } finally {
    await run('git', ['worktree', 'remove', '--force', checkout]);
  }
}
