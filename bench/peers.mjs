import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the installer and the resolver of packages for comparison. They are installed in a temporary folder outside of
 * the workspace.
 * @param {URL} packageFile package.json that names the folder and lists the packages
 */
export function peersOf(packageFile) {
  const currentManifest = readFileSync(packageFile, 'utf8');
  /** @type {{ name: string, dependencies: Record<string, string> }} */
  const { name, dependencies } = JSON.parse(currentManifest);
  const folder = join(tmpdir(), name);
  /** Matches imports of the packages. */
  const imports = new RegExp(`^(${Object.keys(dependencies).join('|')})(/|$)`);

  return {
    imports,
    /**
     * Installs the packages unless they are installed already.
     * @returns {boolean} false if they can't be installed
     */
    install() {
      const installedFile = join(folder, 'installed.json');
      if (existsSync(installedFile) && readFileSync(installedFile, 'utf8') === currentManifest) return true;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), currentManifest);
      try {
        const options = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
        execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 2, 2] });
      } catch {
        return false;
      }
      writeFileSync(installedFile, currentManifest);
      return true;
    },
    /**
     * Resolves the installed packages. They use the React of the workspace.
     * @returns {import('vite').Plugin}
     */
    resolve() {
      return {
        name: 'bench-peers',
        enforce: 'pre',
        resolveId: {
          filter: { id: imports },
          handler(source, importer, options) {
            if (importer?.startsWith(folder)) return undefined;
            return this.resolve(source, join(folder, 'package.json'), { ...options, skipSelf: true });
          },
        },
      };
    },
  };
}
