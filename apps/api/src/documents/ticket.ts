import { formatDate } from '@derrick/domain/format';
import { localeOf } from '../platform/language.ts';
import { type Amounts, amountsIn } from './draw/amounts.ts';
import { LineTableDrawing } from './draw/lineTable.ts';
import { closePages, drawDocumentHead, drawFacts, drawText, openPages } from './draw/pages.ts';
import { drawPhotos, readPhotos } from './draw/photos.ts';
import { drawSignature } from './draw/signature.ts';
import { drawTotals } from './draw/totals.ts';
import type { TicketDocument } from './model.ts';
import { documentWords } from './words.ts';

/** Draws a ticket as a PDF. The same document gives the same bytes. */
export async function renderTicket(document: TicketDocument): Promise<Uint8Array> {
  const { style, company, jobcode, status, totals, lines, currency } = document;
  const words = documentWords[style.language];
  const amounts = amountsIn(style.language, currency);
  const mark = status === 'DRAFT' || status === 'VOID' ? words.statuses[status] : null;
  const name = `${words.ticket} ${jobcode}`;
  const pages = { style, company, name, mark, footer: [company.name, ...company.lines].join(' · ') };
  const paper = openPages(pages);
  await drawDocumentHead(paper, style, company, words.ticket, [jobcode, words.statuses[status]]);
  drawFacts(paper, factsOf(document, amounts), 4);
  paper.y += 8;
  // Lines as long as the page is wide are hard to read.
  const width = 0.82 * paper.width;
  drawText(paper, words.workDone, document.description, width);
  if (lines.length > 0) {
    const lineCents = totals?.lineCents ?? null;
    const sections = [{ heading: null, detail: null, lines }];
    new LineTableDrawing(paper, { sections, lineCents, marksUntaxed: false, amounts, words }).draw();
    paper.y += 14;
  }
  if (totals) {
    const value = amounts.money(totals.subtotalCents);
    drawTotals(paper, [{ label: `${words.total} (${currency})`, value, isTotal: true }]);
  }
  if (document.signature) drawSignature(paper, document.signature, words);
  const { photos, others } = await readPhotos(document.photos);
  drawPhotos(paper, words.photos, photos);
  drawText(paper, words.otherFiles, [...others, ...document.otherFiles].join('\n'), width);
  return closePages(paper, pages);
}

/** What a ticket states in a word or two; what it does not state is left out. */
function factsOf(document: TicketDocument, amounts: Amounts) {
  const { style } = document;
  const words = documentWords[style.language];
  const times = (start: string | null, end: string | null, hours: number) => {
    const span = start && end ? `${start} – ${end}` : '';
    const sum = hours === 0 ? '' : `${amounts.quantity(hours)} ${words.units.h}`;
    return [span, sum].filter(Boolean).join(' · ');
  };
  const { workStartedAt, workEndedAt, workHours } = document;
  const { travelStartedAt, travelEndedAt, travelHours } = document;
  return [
    { label: words.customer, value: document.customer },
    { label: words.contact, value: document.contact },
    { label: words.workDate, value: formatDate(document.workDate, localeOf[style.language]) },
    { label: document.costReferenceLabel ?? words.costReference, value: document.costReference },
    { label: words.location, value: document.location },
    { label: words.wellName, value: document.wellName },
    { label: words.technician, value: document.technician },
    { label: words.jobType, value: document.jobType },
    { label: words.work, value: times(workStartedAt, workEndedAt, workHours) },
    { label: words.travel, value: times(travelStartedAt, travelEndedAt, travelHours) },
  ];
}
