/** @typedef {import('./compare.mjs').Difference} Difference */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} label
 */
const picture = (folder, name, label) =>
  `<figure><figcaption>${label}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt="${label}"></a></figure>`;

/** @param {Difference} difference */
function section({ name, kind, pixels }) {
  const [story = '', mode = ''] = name.replace(/\.png$/, '').split(/\.(?=[^.]*$)/);
  const count = kind === 'changed' ? `${pixels.toLocaleString('en')} pixels` : kind;
  const pictures = [
    kind !== 'added' && picture('before', name, 'Before'),
    kind !== 'removed' && picture('after', name, 'After'),
    kind === 'changed' && picture('overlay', name, 'Changed pixels in red'),
  ];
  return `<section><h2>${escaped(story)} <small>${escaped(mode)} · ${count}</small></h2><div>${pictures.filter(Boolean).join('')}</div></section>`;
}

/**
 * Creates one page with all differences, most changed first. The same differences give the same bytes.
 * @param {{ before: string, after: string, differences: readonly Difference[], failures: readonly string[] }} result
 */
export function report({ before, after, differences, failures }) {
  const shown = differences
    .filter(({ kind }) => kind !== 'same')
    .toSorted((a, b) => b.pixels - a.pixels || a.name.localeCompare(b.name));
  const lines = failures.map((failure) => `<li>${escaped(failure)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${shown.length} differences</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
  small { font-weight: 400; }
  section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
  figure { margin: 0; }
  img { inline-size: 100%; border: 1px solid #8886; }
</style>
<h1>${shown.length} of ${differences.length} pictures differ</h1>
<p>Before: <code>${escaped(before)}</code>, after: <code>${escaped(after)}</code></p>
${lines && `<h2>Not photographed</h2><ul>${lines}</ul>`}
${shown.map(section).join('\n')}
</html>
`;
}
