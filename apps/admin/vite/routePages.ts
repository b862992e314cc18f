import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface RoutePage {
  /** The address that the page is for. */
  path: string;
  /** Name of its file under `routes/`. */
  name: string;
  /** Modules that the route loads itself, as they end. */
  modules: readonly string[];
  /** Parts of the messages that it shows. */
  parts: readonly string[];
  /** What it asks the server for, as an inline script; see `src/app/earlyFetch.ts`. */
  early?: string;
}

/**
 * Mirrors the first calls of a screen, as a script: `lines` before them, then their paths. One that differs from what
 * the screen asks is only asked for twice.
 */
const early = (lines: string, paths: readonly string[]) =>
  `const token=localStorage.getItem('derrick.accessToken');
if(token){${lines}
const headers={accept:'application/json',authorization:'Bearer '+token,'accept-language':document.documentElement.lang},early=window.__derrickEarly={};
for(const path of[${paths.join()}])(early['/api/v1/'+path]=fetch('/api/v1/'+path,{headers})).catch(()=>{})}`;

const pages: readonly RoutePage[] = [
  { path: '/login', name: 'login', modules: ['/src/auth/LoginScreen.tsx'], parts: ['common', 'auth'] },
  {
    path: '/dashboard/job-tickets',
    name: 'job-tickets',
    modules: ['/src/app/shell/Dashboard.tsx', '/src/tickets/JobTicketsScreen.tsx'],
    parts: ['common', 'shell', 'tickets'],
    early: early(
      `const place=new URLSearchParams(location.search),query=new URLSearchParams({pageNumber:place.get('page')||'1',pageSize:place.get('size')||'10'});
if(place.get('search'))query.set('search',place.get('search').trim());`,
      // What is filtered is asked for by the screen.
      [
        `'users/me'`,
        `...['technicians','customers','from','to'].some((name)=>place.has(name))?[]:['ticket?'+query,'ticket/statistics']`,
      ],
    ),
  },
  {
    path: '/dashboard/overview',
    name: 'overview',
    modules: ['/src/app/shell/Dashboard.tsx', '/src/overview/OverviewScreen.tsx'],
    parts: ['common', 'shell', 'overview'],
    early: early(
      `const here='?'+new URLSearchParams({timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone});`,
      [
        `'users/me'`,
        `'users/load/super/admin/overview/stats'+here`,
        `'overview/weekly-hours'+here`,
        `'overview/waiting-customers'+here`,
      ],
    ),
  },
];

const languages = ['en', 'es'];

/** Follows static imports: what the browser must have before a chunk can run. */
function closure(chunks: Map<string, Rolldown.OutputChunk>, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return found;
}

const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)">\s*/g;

/**
 * Writes `routes/*.html`, a page of its own for the addresses that people open most, and `routes.json` that maps
 * address to file. Such a page is index.html that also names the route's code and words, so that the browser fetches
 * everything at once instead of one level after the other, and carries the route's styles: one request and one dictionary
 * to compress by in place of three or four, and nothing to wait for before the first paint.
 */
export function routePages(): Plugin {
  return {
    name: 'derrick:route-pages',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const fileOf = (ending: string) => {
        const all = [...chunks.values()];
        // A chunk that the module has to itself, else the one that it was put into with others.
        const chunk =
          all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending)) ??
          all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
        if (!chunk) throw new Error(`No chunk of the build is ${ending}: name it in vite/routePages.ts`);
        return chunk.fileName;
      };
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const sharedStyles = [...html.matchAll(stylesheet)].flatMap(([, file]) => (file ? [file] : []));
      await mkdir(join(dir, 'routes'), { recursive: true });

      for (const { name, modules, parts, early } of pages) {
        const files = closure(chunks, modules.map(fileOf));
        const styles = new Set(sharedStyles);
        for (const file of files) {
          for (const style of chunks.get(file)?.viteMetadata?.importedCss ?? []) styles.add(style);
        }
        const sheets = await Promise.all([...styles].map((file) => readFile(join(dir, file), 'utf8')));
        const words = Object.fromEntries(
          languages.map((language) => [
            language,
            [
              ...parts.map((part) => `virtual:messages/${language}/${part}`),
              // English is in the first file, as what the kit falls back to.
              ...(language === 'en' ? [] : [`/packages/ui/src/i18n/${language}.ts`]),
            ].map((ending) => `/${fileOf(ending)}`),
          ]),
        );
        const scripts = [
          `{const words=${JSON.stringify(words)};for(const href of words[document.documentElement.lang]){` +
            "const link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href=href;" +
            'document.head.append(link)}}',
          ...(early ? [`{${early}}`] : []),
        ];
        const head = [
          ...[...files]
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          `<style>${sheets.join('').replaceAll('\n', '')}</style>`,
          // Never fetched. The code that loads a chunk looks for a link to its styles before it asks for them again.
          ...[...styles].map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
        ];
        const page = html
          .replaceAll(stylesheet, '')
          .replace(
            '</script>',
            () => `</script>${scripts.map((script) => `<script>${script}</script>`).join('')}`,
          )
          .replace('</head>', () => `${head.join('')}</head>`);
        await writeFile(join(dir, 'routes', `${name}.html`), page);
      }
      await writeFile(
        join(dir, 'routes.json'),
        JSON.stringify(Object.fromEntries(pages.map(({ path, name }) => [path, `routes/${name}.html`]))),
      );
    },
  };
}
