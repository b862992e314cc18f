import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../src/core/i18n/language.ts';
import type { RouteFiles } from '../src/main/pageFiles.ts';
import { type Page, readPages } from './readPages.ts';

/** Address of the request for the signed-in user. */
const USER = '/users/me';

/** Code and requests that every signed-in page needs besides its screen. */
const frame: Page = {
  path: '/dashboard',
  module: fileURLToPath(new URL('../src/main/Dashboard.tsx', import.meta.url)),
  messages: ['common'],
  firstRequests: [USER],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Returns the build file that contains a source module. */
function fileOf(module: string, chunks: Chunks): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`The build has no chunk with ${module}`);
  return chunk.fileName;
}

/** Returns a file and all its transitive imports, which the browser needs before it can run the file. */
function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) withImports(next, chunks, found);
  return found;
}

/** Script that preloads the messages of the language chosen by index.html. */
const preloadMessages = (files: Readonly<Record<string, readonly string[]>>) => `
for (const href of ${JSON.stringify(files)}[document.documentElement.lang]) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}`;

/**
 * Script that sends the first requests of a page; see src/core/earlyFetch.ts. If the address of the page has parameters
 * other than those of paging, sends only the request for the signed-in user.
 */
const request = (addresses: readonly string[]) => `
const token = localStorage.getItem('derrick.accessToken');
const parameters = new URLSearchParams(location.search);
const [number, size] = ['page', 'size'].map((name) => {
  const value = parameters.get(name);
  parameters.delete(name);
  return /^\\d+$/.test(value) ? value : undefined;
});
if (token) {
  const headers = { accept: 'application/json', authorization: 'Bearer ' + token, 'accept-language': document.documentElement.lang };
  window.__derrickEarly = {};
  for (const address of ${JSON.stringify(addresses)}) {
    if (parameters.size > 0 && address !== '${USER}') continue;
    const paged = new URL('/api/v1' + address, location.origin);
    if (number && paged.searchParams.has('pageNumber')) paged.searchParams.set('pageNumber', number);
    if (size && paged.searchParams.has('pageSize')) paged.searchParams.set('pageSize', size);
    const path = paged.pathname + paged.search;
    (window.__derrickEarly[path] = fetch(path, { headers })).catch(() => {});
  }
}`;

/** Script that shows the empty frame if a user is signed in, with the side panel as in the user's last visit. */
const frameState = `
const { dataset } = document.documentElement;
if (localStorage.getItem('derrick.accessToken')) dataset.session = '';
const [, panel] = /derrick\\.panel=(expanded|collapsed)/.exec(document.cookie) ?? [];
if (panel) dataset.framePanel = panel;`;

/** Empty frame that is painted before any code is loaded; see src/main/shell/FramePlaceholder.tsx. */
const emptyFrame =
  '<div class="derrick-frame" data-static aria-hidden="true"><div></div><div><div></div><main><div></div><div></div></main></div></div>';

const script = (code: string) => `<script>{${code}\n}</script>\n`;

/**
 * Writes an HTML file for every page, `routes/*.html`, and `routes.json`, which lists the files of each address; all
 * other addresses are not found. Each file is index.html with the page's styles inlined and with links to its
 * code and messages, so that the browser requests everything in parallel, including the page's first API requests.
 */
export function routePages(): Plugin {
  return {
    name: 'derrick:route-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks: Chunks = new Map(
          files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        );
        const textOf = (name: string) => {
          const file = bundle[name];
          if (file?.type !== 'asset') throw new Error(`The build has no file ${name}`);
          return String(file.source);
        };
        const stylesOf = (file: string) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])];
        const index = textOf('index.html').replaceAll(
          /<link rel="(stylesheet|modulepreload)"[^>]*>\s*|<!--.*?-->\s*/g,
          '',
        );
        const [entry] = [...chunks.values()].filter(({ isEntry }) => isEntry);
        if (!entry) throw new Error('The build has no entry');

        const addressOf = ({ path }: Page) => path.replace(/\/:.*$/, '');
        // These two redirect to other pages.
        const routes: Record<string, RouteFiles> = {
          '/': { html: 'index.html', code: [] },
          [frame.path]: { html: 'index.html', code: [] },
        };
        for (const page of await readPages()) {
          const hasFrame = page.path.startsWith(frame.path);
          const parts = hasFrame ? [frame, page] : [page];
          const code = new Set(
            [entry.fileName, ...parts.map(({ module }) => fileOf(module, chunks))].flatMap((file) => [
              ...withImports(file, chunks),
            ]),
          );
          code.delete(entry.fileName);
          const styles = new Set([entry.fileName, ...code].flatMap(stylesOf));
          const messagesIn = (language: string) =>
            new Set(
              parts
                .flatMap(({ messages }) => messages)
                .map((part) => `/${fileOf(`\0virtual:messages/${language}/${part}`, chunks)}`),
            );
          const messages = Object.fromEntries(languages.map((name) => [name, [...messagesIn(name)]]));
          const requests = parts.flatMap(({ firstRequests }) => firstRequests);
          const head = [
            hasFrame ? script(frameState) : '',
            script(preloadMessages(messages)),
            requests.length > 0 ? script(request(requests)) : '',
            ...[...code].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n`),
            `<style>${[...styles].map(textOf).join('').replaceAll('\n', '')}</style>\n`,
            // Vite's loader does not request stylesheets that the page already links to. A disabled link is not fetched
            // either.
            ...[...styles].map((file) => `<link rel="stylesheet" disabled href="/${file}">\n`),
          ].join('');
          const name = `routes${addressOf(page).replaceAll('/', '-').replace('-', '/')}.html`;
          routes[page.path] = { html: name, code: [...code] };
          this.emitFile({
            type: 'asset',
            fileName: name,
            source: index
              .replace('</head>', () => `${head}</head>`)
              .replace('<div id="root">', (root) => (hasFrame ? root + emptyFrame : root)),
          });
        }
        this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
      },
    },
  };
}
