import { formatMoney } from '@derrick/domain/format';
import { documentLocale, type InvoiceLine, invoiceGroupings } from '@derrick/domain/invoices';
import { type Discount, totalsOf } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sampleBilledTicket,
  sampleInvoice,
  sampleLine,
  samplePrinted,
  sampleTicket,
} from '../../test/documents/samples.ts';
import { renderInvoice } from './invoice.ts';
import { readPdf } from './readPdf.ts';
import { renderTicket } from './ticket.ts';

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ');
const priced = ({ taxable, ...line }: InvoiceLine) => ({
  ...line,
  unitPriceCents: line.unitPriceCents ?? 0,
  isTaxable: taxable,
});

/** Lists the texts of a document, one line each, without ids. */
const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return part.split('\n');
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, value]) => (name === 'id' ? [] : textsOf(value)));
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

const LAST_WORDS = 'and all is well';

/** Creates lines that are distinguishable by their number. Some of them take several rows of text. */
const manyLines = (count: number): InvoiceLine[] =>
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
      'Tax ID: EIN 75-1234567',
      'Tax ID: 75-7654321',
      'Nov 22, 2026',
      'Dec 22, 2026',
      'AFE 2026-0417',
      'TK-10482 · Mesquite 4-1H',
      'Pad 12, Midland, TX · Nov 18, 2026 · 07:00 – 15:30 · 8.5 h · Tomás Beltrán',
      'Replaced the packing of the stuffing box.',
      'Reference: AFE 2026-0417 · Signed by Dwight Fenner, Nov 19, 2026',
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
      expect(samplePrinted({ currency }).totalCents).toBe(170_952);
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

  it.each(invoiceGroupings)('shows every text of the document with lines grouped by %s', async (grouping) => {
    const tickets = [
      sampleBilledTicket({ costReference: '111' }),
      sampleBilledTicket({ id: 'b', jobcode: 'TK-10490', costReference: '222', description: 'Pulled rods.' }),
    ];
    const lines = [
      sampleLine({ ticketId: 'a' }),
      sampleLine({ kind: 'ADJUSTMENT', reason: 'As agreed', ticketId: 'b', taxable: false }),
      sampleLine({ description: 'Crane' }),
    ];
    const printed = { tickets, lines, grouping, costReference: null, notes: 'Thank you.' };
    const invoice = sampleInvoice({ ...printed, discount: { percent: 5 }, style: { language: 'es' } });
    const { text } = await readPdf(await renderInvoice(invoice));
    const { totals, noLines, lines: nameOfLines, tickets: nameOfTickets, ...labels } = invoice.content.labels;
    const { language: _, ...content } = { ...invoice.content, labels };
    expect(textsOf(content).filter((part) => !squeezed(text).includes(squeezed(part)))).toEqual([]);
    for (const expected of ['111, 222', 'TK-10490', 'Pulled rods.', 'Firmado por Dwight Fenner'])
      expect(text).toContain(expected);
  });

  it('keeps the payment details on the page of the totals', async () => {
    const paymentDetails = 'Bank\n'.repeat(12).trim();
    for (let count = 14; count < 24; count += 1) {
      const lines = Array.from({ length: count }, () => sampleLine());
      const { pages } = await readPdf(await renderInvoice(sampleInvoice({ lines, paymentDetails })));
      const pageOf = (start: string) => pages.findIndex((page) => page.some((row) => row.startsWith(start)));
      expect(pageOf('Bank')).toBe(pageOf('Total (USD)'));
    }
  });

  it('formats numbers as in the country of the document', async () => {
    const documentFormat = { country: 'ES', hourCycle: 'h23', costReferenceLabel: null } as const;
    const { pages } = await readPdf(
      await renderInvoice(sampleInvoice({ currency: 'EUR', documentFormat, style: { language: 'es' } })),
    );
    const rows = pages.flat().map(spaces);
    expect(rows).toContain('Subtotal|1.579,23 €');
    expect(rows).toContain('Sales tax (8,25 %)|130,29 €');
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
      lines: manyLines(60),
      notes: 'Five\u2011six \u2010\u00a0-',
    });
    const first = await renderInvoice(invoice);
    // Characters with the same shape as others: a non-breaking hyphen and a no-break space.
    await renderInvoice(sampleInvoice({ notes: 'One\u00a0two\u2011three\u2010four' }));
    expect(Buffer.from(first).equals(await renderInvoice(structuredClone(invoice)))).toBe(true);
  });

  it('repeats the table header on every page of 60 lines and splits no row', async () => {
    const lines = manyLines(60);
    const { pages } = await readPdf(await renderInvoice(sampleInvoice({ lines })));
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
    const { text, pages } = await readPdf(await renderInvoice(sampleInvoice({ lines: [line] })));
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/\bword\d+\b/g)).toEqual(words);
    expect(text.match(/981\.75\b/g)).toHaveLength(2);
  });

  it('marks drafts and void invoices, and shows missing prices', async () => {
    const lines = [sampleLine({ unitPriceCents: null })];
    const draft = await readPdf(
      await renderInvoice(
        sampleInvoice({
          status: 'DRAFT',
          number: null,
          issueDate: null,
          dueDate: null,
          lines,
        }),
      ),
    );
    expect(draft.title).toBe('Invoice · Draft');
    expect(draft.text).toContain('No price yet');
    expect(draft.text).toContain('Net 30 days');
    const rendered = await readPdf(await renderInvoice(sampleInvoice({ status: 'VOID' })));
    expect(rendered.text).toContain('2026-00042 · Void');
  });

  it('prints HTML and special characters as plain text', async () => {
    const invoice = sampleInvoice({
      number: 'A&B<1>',
      customer: {
        name: 'Smith & Sons <script>\u0000\u200b',
        address: '(a) \\ 100%',
        email: null,
        phone: null,
        taxNumber: null,
      },
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

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    description: fc.string({ unit: fc.constantFrom(...'abcÑé -9.,'), maxLength: 200 }),
    quantity: amount(-20, 2000, 3),
    unit: fc.constantFrom('h', 'ea', 'mi', 'km', 'day'),
    unitPriceCents: fc.oneof(amount(-10_000, 10_000, 1), fc.integer({ min: 0, max: 1e9 })),
    taxable: fc.boolean(),
  })
  .map((invoiceLine) => sampleLine(invoiceLine));

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
            { nil: null },
          ),
          taxPercent: amount(0, 30, 3),
          currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
          language: fc.constantFrom('en', 'es'),
          country: fc.constantFrom('US', 'ES', 'MX', 'CO', null),
          paper: fc.constantFrom('A4', 'LETTER'),
        }),
        async ({ lines, language, paper, country, ...rest }) => {
          const documentFormat = { country, hourCycle: 'h23', costReferenceLabel: null } as const;
          const printed = { ...rest, lines, documentFormat };
          const invoice = sampleInvoice({ ...printed, style: { language, paper } });
          const { pages } = await readPdf(await renderInvoice(invoice));
          const total = formatMoney(
            samplePrinted(printed).totalCents,
            documentLocale(language, country),
            rest.currency,
          );
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
