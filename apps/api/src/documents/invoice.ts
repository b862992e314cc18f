import { formatDate } from '@derrick/domain/format';
import { localeOf } from '../platform/language.ts';
import { type Amounts, amountsIn } from './draw/amounts.ts';
import { ink } from './draw/colors.ts';
import { LineTableDrawing } from './draw/lineTable.ts';
import { closePages, drawDocumentHead, drawLabelled, drawText, openPages } from './draw/pages.ts';
import type { Paper } from './draw/paper.ts';
import { drawTotals, type TotalRow } from './draw/totals.ts';
import type { DocumentParty, InvoiceDocument } from './model.ts';
import { documentWords } from './words.ts';

/** Draws an invoice as a PDF. The same document gives the same bytes. */
export async function renderInvoice(document: InvoiceDocument): Promise<Uint8Array> {
  const { style, seller, number, mark } = document;
  const words = documentWords[style.language];
  const amounts = amountsIn(style.language, document.currency);
  const name = number === null ? `${words.invoice} · ${words.mark.DRAFT}` : `${words.invoice} ${number}`;
  const pages = {
    style,
    company: seller,
    name,
    mark: mark === null ? null : words.mark[mark],
    footer: document.footer,
  };
  const paper = openPages(pages);
  const state = [number ?? '', mark === null ? '' : words.mark[mark]].filter(Boolean);
  await drawDocumentHead(paper, style, seller, words.invoice, [state.join(' · ')]);
  drawParties(paper, document);
  new LineTableDrawing(paper, {
    sections: document.sections,
    lineCents: document.totals.lineCents,
    marksUntaxed: document.totals.taxCents !== 0 && !document.isTaxExempt,
    amounts,
    words,
  }).draw();
  drawTotals(paper, totalRows(document, amounts));
  const half = 0.75 * paper.width;
  drawText(paper, words.notes, document.notes, half);
  drawText(paper, words.payment, document.paymentDetails, half);
  return closePages(paper, pages);
}

/** Draws who bills whom, and when: three columns, as tall as the tallest of them. */
function drawParties(paper: Paper, document: InvoiceDocument): void {
  const { style, seller, customer, issueDate, dueDate, termsDays, costReference, costReferenceLabel } =
    document;
  const words = documentWords[style.language];
  const day = (date: string | null) => date && formatDate(date, localeOf[style.language]);
  const gap = 24;
  const dates = 124;
  const width = (paper.width - dates - 2 * gap) / 2;
  const top = paper.y;

  const party = (label: string, { name, lines }: DocumentParty, x: number): number => {
    const height = drawLabelled(
      paper,
      paper.root,
      { label, value: name },
      { x, y: top, width, isStrong: true },
    );
    const at = { x, y: top + height, width, color: ink.text };
    return height + paper.write(paper.root, 'P', 'body', lines.join('\n'), at);
  };
  const heights = [
    party(words.billTo, customer, paper.left),
    party(words.from, seller, paper.left + width + gap),
  ];
  let y = top;
  for (const { label, value } of [
    { label: words.issued, value: day(issueDate) },
    { label: words.due, value: [day(dueDate), words.terms(termsDays)].filter(Boolean).join('\n') },
    { label: costReferenceLabel ?? words.costReference, value: costReference },
  ]) {
    if (!value) continue;
    y += drawLabelled(paper, paper.root, { label, value }, { x: paper.right - dates, y, width: dates });
    y += 5;
  }
  paper.y = Math.max(top + Math.max(...heights), y) + 22;
}

/** What the lines come to, from their sum to what is to be paid. */
function totalRows(document: InvoiceDocument, amounts: Amounts): TotalRow[] {
  const { style, totals, currency, discountPercent, taxPercent, taxLabel, isTaxExempt } = document;
  const words = documentWords[style.language];
  const rows: TotalRow[] = [];
  const share = (word: string, percent: number | null) =>
    percent === null ? word : `${word} (${amounts.percent(percent)})`;
  if (totals.discountCents !== 0 || totals.taxCents !== 0 || taxPercent !== null) {
    rows.push({ label: words.subtotal, value: amounts.money(totals.subtotalCents) });
  }
  if (totals.discountCents !== 0) {
    rows.push({ label: share(words.discount, discountPercent), value: amounts.money(-totals.discountCents) });
  }
  if (isTaxExempt) rows.push({ label: words.taxExempt, value: amounts.money(totals.taxCents) });
  else if (taxPercent !== null) {
    rows.push({ label: share(taxLabel ?? words.tax, taxPercent), value: amounts.money(totals.taxCents) });
  }
  return [
    ...rows,
    { label: `${words.total} (${currency})`, value: amounts.money(totals.totalCents), isTotal: true },
  ];
}
