/** Checks a PDF by the machine checks of the Matterhorn Protocol 1.1 for PDF/UA-1 that its content can violate. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure tree. */
interface Element {
  type: string;
  /** Ids of child elements. */
  children: number[];
  hasAlt: boolean;
  scope: string | undefined;
}

/** PDFKit writes dictionaries uncompressed, one object each, with `/S` as the type of a structure element. */
function readElements(raw: string): Map<number, Element> {
  const elements = new Map<number, Element>();
  for (const [, id, content = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n(<<.*?)\nendobj/gs)) {
    const [, type] = /^\/S \/(\w+)$/m.exec(content) ?? [];
    if (type === undefined || !/^\/P \d+ 0 R$/m.test(content)) continue;
    const [, kids = ''] = /^\/K \[(.*?)\]/ms.exec(content) ?? [];
    elements.set(Number(id), {
      type,
      children: [...kids.matchAll(/(\d+) 0 R/g)].map(([, child]) => Number(child)),
      hasAlt: /^\/Alt \(./m.test(content),
      scope: /\/Scope \/(\w+)/.exec(content)?.[1],
    });
  }
  return elements;
}

/** Allowed children of the elements of a table. */
const tableParts: Readonly<Record<string, readonly string[]>> = {
  Table: ['THead', 'TBody', 'TFoot', 'TR', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
};

function problemsOfTree(elements: ReadonlyMap<number, Element>): string[] {
  const problems: string[] = [];
  let level = 0;
  const cellsIn = (element: Element): number[] =>
    element.type === 'TR'
      ? [element.children.length]
      : element.children.flatMap((id) => cellsIn(elements.get(id) ?? element));
  const visit = (element: Element) => {
    const { type, children, hasAlt, scope } = element;
    const [, heading] = /^H(\d)$/.exec(type) ?? [];
    if (heading !== undefined) {
      if (Number(heading) > level + 1) problems.push(`14-003: H${heading} follows level ${level}`);
      level = Number(heading);
    }
    if (type === 'Figure' && !hasAlt) problems.push('13-004: a figure has no alternative text');
    if (type === 'TH' && !/^(Row|Column|Both)$/.test(scope ?? ''))
      problems.push('15-003: a header has no scope');
    const allowed = tableParts[type];
    for (const id of children) {
      const child = elements.get(id);
      if (!child) problems.push(`09-001: ${type} has the unknown child ${id}`);
      else if (allowed && !allowed.includes(child.type)) problems.push(`09-004: ${child.type} in ${type}`);
      if (child) visit(child);
    }
    if (type === 'Table' && new Set(cellsIn(element)).size > 1)
      problems.push(`15: rows of ${cellsIn(element).join(', ')} cells`);
  };
  const roots = [...elements.values()].filter(({ type }) => type === 'Document');
  if (roots.length !== 1) problems.push(`01: ${roots.length} roots of the structure tree`);
  for (const root of roots) visit(root);
  if (level === 0) problems.push('14: no heading');
  return problems;
}

const painting = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.shadingFill,
]);

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

/** All content of a page is part of the structure tree or an artifact, never both. */
async function problemsOfPage(pdf: Pdf, number: number): Promise<string[]> {
  const page = await pdf.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  const problems: string[] = [];
  const open: string[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      if (String(first) === 'Artifact' && open.length > 0)
        problems.push(`01-003: page ${number}: an artifact in ${open.join()}`);
      if (open.includes('Artifact')) problems.push(`01-004: page ${number}: ${first} in an artifact`);
      open.push(String(first));
    }
    if (operator === OPS.endMarkedContent) open.pop();
    const paint = operator === OPS.constructPath ? first : operator;
    if (painting.has(paint) && open.length === 0)
      problems.push(`01-005: page ${number}: content ${paint} is neither tagged nor an artifact`);
  }
  if ((await page.getAnnotations()).length > 0) problems.push(`28: page ${number} has annotations`);
  return problems;
}

/** Returns the violated checks, each with its number in the Matterhorn Protocol. */
export async function pdfUaProblems(bytes: Uint8Array): Promise<string[]> {
  const raw = Buffer.from(bytes).toString('latin1');
  const problems: string[] = [];
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const field = (name: string) => Reflect.get(info, name);
  if ((await pdf.getMarkInfo())?.Marked !== true) problems.push('06: not marked as tagged');
  if (metadata?.get('pdfuaid:part') !== '1') problems.push('06-002: not identified as PDF/UA-1');
  if (!metadata?.get('dc:title') || metadata.get('dc:title') !== field('Title'))
    problems.push('06-003: no title in the metadata');
  const viewer: unknown = await pdf.getViewerPreferences();
  if (!(viewer && typeof viewer === 'object' && Reflect.get(viewer, 'DisplayDocTitle') === true))
    problems.push('07-001: viewers do not show the title');
  if (!/^[a-z]{2}/.test(String(field('Language')))) problems.push('11-006: no language');
  for (let number = 1; number <= pdf.numPages; number += 1)
    problems.push(...(await problemsOfPage(pdf, number)));
  await pdf.destroy();
  const composite = [...raw.matchAll(/\/Subtype \/Type0.*?endobj/gs)].map(([font]) => font);
  if (composite.length === 0 || composite.some((font) => !font.includes('/ToUnicode')))
    problems.push('10-001: a font does not map to Unicode');
  const descriptors = raw.match(/\/Type \/FontDescriptor\n/g)?.length ?? 0;
  if ((raw.match(/\/FontFile[23]? \d+ 0 R/g)?.length ?? 0) !== descriptors)
    problems.push('31-001: a font is not embedded');
  const pages = raw.match(/\/Type \/Page\n/g)?.length ?? 0;
  if ((raw.match(/\/Tabs \/S\n/g)?.length ?? 0) !== pages)
    problems.push('28-008: tabs do not follow the structure');
  if (/\/Suspects true|\/RoleMap|\/JavaScript|\/XFA/.test(raw))
    problems.push('02: suspects, roles or scripts');
  return [...problems, ...problemsOfTree(readElements(raw))];
}
