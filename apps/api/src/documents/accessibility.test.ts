import type { InvoiceLine } from '@derrick/domain/invoices';
import { describe, expect, it } from 'vitest';
import { pdfUaProblems } from '../../test/documents/pdfUa.ts';
import { png } from '../../test/documents/samplePng.ts';
import {
  sampleBilledTicket,
  sampleInvoice,
  sampleLine,
  samplePrinted,
  sampleStyle,
  sampleTicket,
} from '../../test/documents/samples.ts';
import { renderInvoice } from './invoice.ts';
import { renderStatement } from './statement.ts';
import { renderTicket } from './ticket.ts';

const linesOf = (count: number): InvoiceLine[] =>
  Array.from({ length: count }, (_, index) =>
    sampleLine({
      description: index % 3 === 0 ? 'checked every flange, bolt and gauge '.repeat(9) : 'packing',
      ticketId: index % 2 === 0 ? 'a' : null,
      taxable: index % 4 !== 0,
    }),
  );

const logo = png({ width: 40, height: 20 });

const styles = (['A4', 'LETTER'] as const).flatMap((paper) =>
  (['en', 'es'] as const).map((language) => ({ paper, language })),
);

describe('a PDF passes the machine checks of PDF/UA', () => {
  it.each(styles.flatMap((style) => [1, 12, 60].map((count) => ({ ...style, count }))))(
    'invoice of $count lines on $paper in $language',
    async ({ count, ...style }) => {
      const invoice = sampleInvoice({
        lines: linesOf(count),
        tickets: [sampleBilledTicket()],
        discount: { percent: 5 },
        notes: 'Thank you.\n'.repeat(30),
        style: { ...style, logo },
      });
      expect(await pdfUaProblems(await renderInvoice(invoice))).toEqual([]);
    },
  );

  it('invoice without lines and with a long name of the company', async () => {
    const seller = { ...samplePrinted().seller, name: 'Trans-Pecos Produced Water '.repeat(8) };
    const pdf = await renderInvoice(sampleInvoice({ seller, lines: [], tickets: [sampleBilledTicket()] }));
    expect(await pdfUaProblems(pdf)).toEqual([]);
  });

  it.each(styles)('ticket with photos on $paper in $language', async (style) => {
    const photo = { name: 'gate.png', bytes: png({ width: 30, height: 40 }) };
    const pdf = await renderTicket(sampleTicket({ photos: [photo, photo], otherFiles: ['log.csv'], style }));
    expect(await pdfUaProblems(pdf)).toEqual([]);
  });

  it('void ticket without prices', async () => {
    const pdf = await renderTicket(sampleTicket({ totals: null, status: 'VOID', signature: null }));
    expect(await pdfUaProblems(pdf)).toEqual([]);
  });

  it.each(styles)('statement of two pages on $paper in $language', async (style) => {
    const party = { name: 'Caprock Well Services LLC', lines: ['1200 W Wall St'] };
    const row = { date: '2026-11-22', text: 'Invoice INV-00042', amountCents: 100, balanceCents: 100 };
    const pdf = await renderStatement({
      style: { ...sampleStyle, ...style },
      company: party,
      customer: { ...party, name: 'Permian Basin Operating' },
      period: 'November 2026',
      country: 'US',
      currency: 'USD',
      rows: [
        { ...row, text: 'Opening balance', amountCents: null },
        ...Array.from({ length: 50 }, () => row),
      ],
      closingCents: 100,
      pastDueCents: 50,
      footer: 'Thank you.',
    });
    expect(await pdfUaProblems(pdf)).toEqual([]);
  });

  it('and each check reports its violation', async () => {
    const pdf = Buffer.from(await renderInvoice(sampleInvoice({ style: { logo } })));
    const broken = (from: string, to: string) => pdfUaProblems(replaced(pdf, from, to));
    expect(await broken('/Marked true', '/Marked fals')).toContain('06: not marked as tagged');
    expect(await broken('<pdfuaid:part>1', '<pdfuaid:part>9')).toContain(
      '06-002: not identified as PDF/UA-1',
    );
    expect(await broken('/DisplayDocTitle true', '/DisplayDocTitle null')).toContain(
      '07-001: viewers do not show the title',
    );
    expect(await broken('/Tabs /S', '/Tabs /R')).toContain('28-008: tabs do not follow the structure');
    expect(await broken('/ToUnicode', '/ToNothing')).toContain('10-001: a font does not map to Unicode');
    expect(await broken('/FontFile2', '/FontFile9')).toContain('31-001: a font is not embedded');
    expect(await broken('/Scope /Column', '/Scope /Nothin')).toContain('15-003: a header has no scope');
    expect(await broken('/S /H1', '/S /H3')).toContain('14-003: H3 follows level 0');
    expect(await broken('/Alt (', '/Xlt (')).toContain('13-004: a figure has no alternative text');
    expect(await broken('/S /TR', '/S /LI')).toContain('09-004: LI in THead');
  });
});

/** Replaces all occurrences of a text by one of the same length. */
const replaced = (pdf: Buffer, from: string, to: string): Buffer => {
  expect(pdf.includes(from)).toBe(true);
  return Buffer.from(pdf.toString('latin1').replaceAll(from, to), 'latin1');
};
