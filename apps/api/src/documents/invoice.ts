import type { DocumentParty, InvoiceDocumentContent } from '@derrick/domain/invoices';
import { ink } from './draw/colors.ts';
import { LineTableDrawing } from './draw/lineTable.ts';
import {
  closePages,
  drawDocumentHead,
  drawLabelled,
  drawText,
  heightOfText,
  openPages,
} from './draw/pages.ts';
import type { Paper } from './draw/paper.ts';
import { drawTickets } from './draw/ticketList.ts';
import { drawTotals, heightOfTotals, type TotalRow } from './draw/totals.ts';
import type { InvoiceDocument } from './model.ts';

/** Draws an invoice or a credit note as a PDF. Equal documents result in equal bytes. */
export async function renderInvoice({ style, content }: InvoiceDocument): Promise<Uint8Array> {
  const { seller, title, number, mark, footer, labels } = content;
  const name = number === null ? `${title} · ${mark ?? ''}` : `${title} ${number}`;
  const pages = { style, company: seller, name, mark, footer };
  const paper = openPages(pages);
  const state = [number, mark].filter(Boolean);
  await drawDocumentHead(paper, style, seller, title, [state.join(' · ')]);
  drawParties(paper, content);
  new LineTableDrawing(paper, { sections: content.sections, labels, hasPrices: true }).draw();
  drawEnd(paper, content);
  drawTickets(paper, labels.tickets, content.tickets);
  return closePages(paper, pages);
}

/** Draws the totals and the texts below them. They stay on one page if they fit, so that no page has only texts. */
function drawEnd(paper: Paper, { totals, texts }: InvoiceDocumentContent): void {
  const rows = totals.map(({ id, label, value }): TotalRow => ({ label, value, isTotal: id === 'total' }));
  const width = 0.75 * paper.width;
  const height = texts.reduce(
    (sum, { text }) => sum + heightOfText(paper, text, width),
    heightOfTotals(rows),
  );
  if (height <= paper.mostRoom) paper.makeRoom(height);
  drawTotals(paper, rows);
  for (const { heading, text } of texts) drawText(paper, heading, text, width);
}

/** Draws the customer, the seller and the dates in three columns, as tall as the tallest of them. */
function drawParties(paper: Paper, { seller, customer, facts }: InvoiceDocumentContent): void {
  const gap = 24;
  const dates = 124;
  const width = (paper.width - dates - 2 * gap) / 2;
  const top = paper.y;

  const party = ({ label, name, lines }: DocumentParty, x: number): number => {
    const height = drawLabelled(
      paper,
      paper.root,
      { label, value: name },
      { x, y: top, width, isStrong: true },
    );
    const at = { x, y: top + height, width, color: ink.text };
    return height + paper.write(paper.root, 'P', 'body', lines.join('\n'), at);
  };
  const heights = [party(customer, paper.left), party(seller, paper.left + width + gap)];
  let y = top;
  for (const { id, label, value } of facts) {
    const at = { x: paper.right - dates, y, width: dates, isStrong: id === 'amountDue' };
    y += drawLabelled(paper, paper.root, { label, value }, at);
    y += 5;
  }
  paper.y = Math.max(top + Math.max(...heights), y) + 22;
}
