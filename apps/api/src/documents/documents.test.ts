import { formatMoney } from '@derrick/domain/format';
import { type Discount, totalsOf } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleInvoice, sampleLine, sampleTicket } from '../../test/documents/samples.ts';
import { renderInvoice } from './invoice.ts';
import type { DocumentLine } from './model.ts';
import { readPdf } from './readPdf.ts';
import { renderTicket } from './ticket.ts';

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ');
const priced = (line: DocumentLine) => ({ ...line, unitPriceCents: line.unitPriceCents ?? 0 });

const LAST_WORDS = 'and all is well';

/** Creates lines that are distinguishable by their number. Some of them take several rows of text. */
const manyLines = (count: number): DocumentLine[] =>
  Array.from({ length: count }, (_, index) =>
    sampleLine({
      description: `No. ${index + 1}: ${index % 3 === 0 ? `checked ${'every flange, bolt and gauge '.repeat(4)}\n${LAST_WORDS}` : 'packing'}`,
      quantity: (index % 5) + 0.5,
      unitPriceCents: 1000 * (index + 1),
    }),
  );

describe('the PDF of an invoice', () => {
  it('contains sender, customer, lines and totals', async () => {
    const invoice = sampleInvoice({ discount: { percent: 5 } });
    const { text, title, pages } = await readPdf(await renderInvoice(invoice));
    expect(title).toBe('Invoice 2026-00042');
    for (const expected of [
      'Permian Basin Operating',
      'EIN 75-1234567',
      'Nov 22, 2026',
      'Dec 22, 2026',
      'AFE 2026-0417',
      'TK-10482 · Mesquite 4-1H',
      'First National Bank, Midland',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(expected);
    }
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        'Labor, senior technician|8.5 h|115.50|981.75',
        'Subtotal|$1,579.23',
        'Discount (5%)|-$78.96',
        'Sales tax (8.25%)|$123.77',
        'Total (USD)|$1,624.04',
      ]),
    );
  });

  it.each([
    ['USD', 'en', 'Total (USD)|$1,709.52'],
    ['JPY', 'en', 'Total (JPY)|¥170,952'],
    ['KWD', 'en', 'Total (KWD)|KWD 170.952'],
    ['KWD', 'es', 'Total (KWD)|KWD 170.952'],
  ] as const)(
    'formats %s in %s with the decimals and sign of the currency',
    async (currency, language, total) => {
      const invoice = sampleInvoice({ currency, style: { language, paper: 'A4' } });
      expect(invoice.totals.totalCents).toBe(170_952);
      const { pages, text } = await readPdf(await renderInvoice(invoice));
      expect(pages.flat().map(spaces)).toContain(total);
      if (currency !== 'USD') expect(text).not.toContain('$');
    },
  );

  it('contains Spanish texts with all accents', async () => {
    const name = 'Compañía Ñandú de Exploración, ¿Güera? ÁÉÍÓÚ';
    const { text, language } = await readPdf(
      await renderInvoice(
        sampleInvoice({
          style: { language: 'es', paper: 'A4' },
          // Decomposed, as macOS writes file names: letter and accent are separate characters.
          notes: name.normalize('NFD'),
          taxLabel: null,
        }),
      ),
    );
    expect(language).toBe('es');
    for (const expected of [
      name,
      'Factura',
      'Facturar a',
      'Vencimiento',
      '22 nov 2026',
      'Impuesto (8.25%)',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('is accessible: tagged, with language, title, tables and table headers', async () => {
    const { isTagged, language, parts } = await readPdf(await renderInvoice(sampleInvoice()));
    expect([isTagged, language]).toEqual([true, 'en']);
    // Headers of the columns, of the ticket's section and of the totals.
    expect(parts).toMatchObject({ Document: 1, H1: 1, Table: 2, THead: 1, TH: 4 + 1 + 3, TR: 1 + 1 + 3 + 3 });
  });

  it('embeds all its fonts', async () => {
    const raw = Buffer.from(await renderInvoice(sampleInvoice())).toString('latin1');
    const fonts = [...raw.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) =>
      name?.replace(/^[A-Z]{6}\+/, ''),
    );
    expect([...new Set(fonts)].sort()).toEqual(['Inter-Medium', 'Inter-Regular', 'Inter-SemiBold']);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(3);
  });

  it('is identical byte for byte when it is rendered again', async () => {
    const invoice = sampleInvoice({
      sections: [{ heading: 'TK-1', detail: null, lines: manyLines(60) }],
      notes: 'Five\u2011six \u2010\u00a0-',
    });
    const first = await renderInvoice(invoice);
    // Characters with the same shape as others: a non-breaking hyphen and a no-break space.
    await renderInvoice(sampleInvoice({ notes: 'One\u00a0two\u2011three\u2010four' }));
    expect(Buffer.from(first).equals(await renderInvoice(structuredClone(invoice)))).toBe(true);
  });

  it('repeats the table header on every page of 60 lines and splits no row', async () => {
    const lines = manyLines(60);
    const sections = [{ heading: 'TK-1', detail: null, lines }];
    const { pages } = await readPdf(await renderInvoice(sampleInvoice({ sections })));
    expect(pages.length).toBeGreaterThan(2);
    const { lineCents } = totalsOf({ lines: lines.map(priced) });
    for (const page of pages.slice(0, -1)) expect(page).toContain('Description|Quantity|Unit price|Amount');
    const itemLines = pages.flatMap((page) => page.filter((line) => line.startsWith('No. ')));
    expect(itemLines).toHaveLength(60);
    for (const [index, line] of itemLines.entries()) {
      expect(line).toContain(`No. ${index + 1}:`);
      expect(line).toContain(formatMoney(lineCents[index] ?? 0, 'en').slice(1));
    }
    // If a row has several lines of text, the first and the last line are on the same page.
    for (const page of pages) {
      const startedLines = page.filter((line) => /^No\. .*checked/.test(line)).length;
      expect(page.filter((line) => line.endsWith(LAST_WORDS)).length).toBe(startedLines);
    }
  });

  it('prints a description that is longer than a page completely', async () => {
    const words = Array.from({ length: 2500 }, (_, index) => `word${index}`);
    const line = sampleLine({ description: `${'x'.repeat(400)} ${words.join(' ')}` });
    const { text, pages } = await readPdf(
      await renderInvoice(sampleInvoice({ sections: [{ heading: null, detail: null, lines: [line] }] })),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/\bword\d+\b/g)).toEqual(words);
    expect(text.match(/981\.75\b/g)).toHaveLength(2);
  });

  it('marks drafts and void invoices, and shows missing prices', async () => {
    const lines = [sampleLine({ unitPriceCents: null })];
    const draft = await readPdf(
      await renderInvoice(
        sampleInvoice({
          mark: 'DRAFT',
          number: null,
          issueDate: null,
          dueDate: null,
          sections: [{ heading: null, detail: null, lines }],
        }),
      ),
    );
    expect(draft.title).toBe('Invoice · Draft');
    expect(draft.text).toContain('No price yet');
    expect(draft.text).toContain('Net 30 days');
    const rendered = await readPdf(await renderInvoice(sampleInvoice({ mark: 'VOID' })));
    expect(rendered.text).toContain('2026-00042 · Void');
  });

  it('prints HTML and special characters as plain text', async () => {
    const invoice = sampleInvoice({
      number: 'A&B<1>',
      customer: { name: 'Smith & Sons <script>\u0000\u200b', lines: ['(a) \\ 100%'] },
    });
    const { text, title } = await readPdf(await renderInvoice(invoice));
    expect(text).toContain('Smith & Sons <script>');
    expect(text).toContain('(a) \\ 100%');
    expect(title).toBe('Invoice A B 1 ');
  });
});

const amount = (least: number, max: number, places: number) =>
  fc
    .integer({ min: least * 10 ** places, max: max * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

const line: fc.Arbitrary<DocumentLine> = fc
  .record({
    description: fc.string({ unit: fc.constantFrom(...'abcÑé -9.,'), maxLength: 200 }),
    quantity: amount(-20, 2000, 3),
    unit: fc.constantFrom('h', 'ea', 'mi', 'km', 'day'),
    unitPriceCents: fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 0, max: 1e9 })),
    isTaxable: fc.boolean(),
  })
  .map((invoiceLine) => ({ ...invoiceLine, note: null }));

describe('any invoice', () => {
  it('shows the calculated total for any lines, discount, tax, currency and paper size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          lines: fc.array(line, { maxLength: 25 }),
          discount: fc.option(
            fc.oneof(
              fc.record({ cents: fc.integer({ min: 1, max: 10_000_000 }) }),
              fc.record({ percent: amount(0, 100, 2) }),
            ) as fc.Arbitrary<Discount>,
            { nil: undefined },
          ),
          taxPercent: fc.option(amount(0, 30, 3), { nil: null }),
          currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
          language: fc.constantFrom('en', 'es'),
          paper: fc.constantFrom('A4', 'LETTER'),
        }),
        async ({ lines, language, paper, ...rest }) => {
          const sections = [{ heading: null, detail: null, lines }];
          const invoice = sampleInvoice({ ...rest, sections, style: { language, paper } });
          const { pages } = await readPdf(await renderInvoice(invoice));
          const total = formatMoney(invoice.totals.totalCents, `${language}-US`, rest.currency);
          expect(pages.flat().map(spaces)).toContain(spaces(`Total (${rest.currency})|${total}`));
          // Header, lines and totals are all on the page.
          for (const distance of ['mi', 'km'])
            expect(pages.flat().filter((text) => text.includes(` ${distance}|`)).length).toBe(
              lines.filter(({ unit }) => unit === distance).length,
            );
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the PDF of a ticket', () => {
  it('contains the work, the total and the signature', async () => {
    const ticket = sampleTicket();
    const { text, title, pages, alts, isTagged } = await readPdf(await renderTicket(ticket));
    expect([title, isTagged]).toEqual(['Job ticket TK-10482', true]);
    expect(pages.flat()).toContain('Total (USD)|$979.25');
    for (const expected of [
      'Approved',
      '07:00 – 15:30 · 8.5 h',
      'Tomás Beltrán',
      'Tested at 1,200 psi.',
      'The pump was late',
      'Company man',
      'Nov 18, 2026, 3:42 PM CST',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text.replaceAll(' ', '')).toContain(ticket.signature?.hash);
    expect(alts).toEqual(['Signature of Dana Whitfield']);
  });

  it('contains no prices when the user cannot see them', async () => {
    const { text } = await readPdf(await renderTicket(sampleTicket({ totals: null })));
    expect(text).toContain('8.5 h');
    expect(text).not.toMatch(/115\.50|981\.75|979\.25|\$|Total|Unit price/);
  });

  it('prints the name of a typed signature', async () => {
    const { signature } = sampleTicket();
    const typed = signature && { ...signature, strokes: [], name: 'Ángela Muñoz' };
    const { text, alts } = await readPdf(
      await renderTicket(sampleTicket({ signature: typed, style: { language: 'es' } })),
    );
    expect(alts).toEqual([]);
    expect(text).toContain('Firmado con el nombre escrito');
    expect(text.match(/Ángela Muñoz/g)).toHaveLength(2);
  });
});
