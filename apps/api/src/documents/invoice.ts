import { formatDate } from '@derrick/domain/format';
import { localeOf } from '../platform/language.ts';
import { type Amounts, amountsIn } from './draw/amounts.ts';
import { ink } from './draw/colors.ts';
import { LineTableDrawing } from './draw/lineTable.ts';
import { closePages, drawDocumentHead, drawLabelled, drawText, openPages } from './draw/pages.ts';
import type { Paper } from './draw/paper.ts';
import { drawTotals, type TotalRow } from './draw/totals.ts';
import { messages } from './messages.ts';
import type { DocumentParty, InvoiceDocument } from './model.ts';

/** Draws an invoice or a credit note as a PDF. Equal documents result in equal bytes. */
export async function renderInvoice(document: InvoiceDocument): Promise<Uint8Array> {
  const { style, seller, number, mark } = document;
  const t = messages[style.language];
  const amounts = amountsIn(style.language, document.currency);
  const title = t(document.credit ? 'creditNote' : 'invoice');
  const name = number === null ? `${title} · ${t('mark.DRAFT')}` : `${title} ${number}`;
  const pages = {
    style,
    company: seller,
    name,
    mark: mark === null ? null : t(`mark.${mark}`),
    footer: document.footer,
  };
  const paper = openPages(pages);
  const state = [number ?? '', mark === null ? '' : t(`mark.${mark}`)].filter(Boolean);
  await drawDocumentHead(paper, style, seller, title, [state.join(' · ')]);
  drawParties(paper, document);
  new LineTableDrawing(paper, {
    sections: document.sections,
    lineCents: document.totals.lineCents,
    marksUntaxed: document.totals.taxCents !== 0 && !document.isTaxExempt,
    amounts,
    t,
  }).draw();
  drawTotals(paper, totalRows(document, amounts));
  const half = 0.75 * paper.width;
  drawText(paper, t('reason'), document.credit?.reason ?? null, half);
  drawText(paper, t('notes'), document.notes, half);
  drawText(paper, t('payment'), document.paymentDetails, half);
  return closePages(paper, pages);
}

/** Draws the seller, the customer and the dates in three columns, as tall as the tallest of them. */
function drawParties(paper: Paper, document: InvoiceDocument): void {
  const {
    style,
    seller,
    customer,
    issueDate,
    dueDate,
    termsDays,
    costReference,
    costReferenceLabel,
    credit,
  } = document;
  const t = messages[style.language];
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
    party(t('billTo'), customer, paper.left),
    party(t('from'), seller, paper.left + width + gap),
  ];
  let y = top;
  for (const { label, value } of [
    { label: t('issued'), value: day(issueDate) },
    credit
      ? {
          label: t('invoice'),
          value: [credit.invoiceNumber, day(credit.invoiceDate)].filter(Boolean).join('\n'),
        }
      : {
          label: t('due'),
          value: [day(dueDate), t('terms', { days: termsDays })].filter(Boolean).join('\n'),
        },
    { label: costReferenceLabel ?? t('costReference'), value: costReference },
  ]) {
    if (!value) continue;
    y += drawLabelled(paper, paper.root, { label, value }, { x: paper.right - dates, y, width: dates });
    y += 5;
  }
  paper.y = Math.max(top + Math.max(...heights), y) + 22;
}

/** Returns the rows from the sum of the lines to the amount due. */
function totalRows(document: InvoiceDocument, amounts: Amounts): TotalRow[] {
  const { style, totals, currency, discountPercent, taxPercent, taxLabel, isTaxExempt } = document;
  const t = messages[style.language];
  const rows: TotalRow[] = [];
  const share = (word: string, percent: number | null) =>
    percent === null ? word : `${word} (${amounts.percent(percent)})`;
  if (totals.discountCents !== 0 || totals.taxCents !== 0 || taxPercent !== null) {
    rows.push({ label: t('subtotal'), value: amounts.money(totals.subtotalCents) });
  }
  if (totals.discountCents !== 0) {
    rows.push({ label: share(t('discount'), discountPercent), value: amounts.money(-totals.discountCents) });
  }
  if (isTaxExempt) rows.push({ label: t('taxExempt'), value: amounts.money(totals.taxCents) });
  else if (taxPercent !== null) {
    rows.push({ label: share(taxLabel ?? t('tax'), taxPercent), value: amounts.money(totals.taxCents) });
  }
  return [
    ...rows,
    { label: `${t('total')} (${currency})`, value: amounts.money(totals.totalCents), isTotal: true },
  ];
}
