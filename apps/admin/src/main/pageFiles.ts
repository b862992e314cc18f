import type { PageFiles } from '../core/services.tsx';

/** Files of a page in the built app, relative to the origin, as `routes.json` lists them by path pattern. */
export interface RouteFiles {
  /** HTML file that the server sends for the page. */
  html: string;
  /** Scripts that the page needs besides the entry. */
  code: readonly string[];
}

/** Returns the script files of the built app's pages. They are known once `routes.json` is loaded. */
export function createPageFiles(): PageFiles {
  let routes: Readonly<Record<string, RouteFiles>> | undefined;
  return {
    async load() {
      if (routes) return;
      const reply = await fetch('/routes.json');
      routes = await reply.json();
    },
    preload(path) {
      for (const file of routes?.[path]?.code ?? []) {
        const href = `/${file}`;
        if (document.head.querySelector(`link[href="${href}"]`)) continue;
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      }
    },
  };
}
