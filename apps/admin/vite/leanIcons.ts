import type { Plugin } from 'vite';

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** What `createIcon.ts` does not read: an icon's names, its size, and the random keys of its parts. */
const unread = /,\s*key: "\w+"|^ {2}(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?$/gm;

/** Leaves out of lucide's icons what no drawing needs; random letters are what compresses least. */
export function leanIcons(): Plugin {
  return {
    name: 'derrick:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: icon },
      handler: (code) => ({ code: code.replace(unread, ''), map: null }),
    },
  };
}
