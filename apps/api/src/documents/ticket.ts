import { formatDate } from '@derrick/domain/format';
import { formatDuration } from '@derrick/domain/tickets';
import { localeOf } from '../platform/language.ts';
import { type Amounts, amountsIn } from './draw/amounts.ts';
import { LineTableDrawing } from './draw/lineTable.ts';
import { closePages, drawDocumentHead, drawFacts, drawText, openPages } from './draw/pages.ts';
import { drawPhotos, readPhotos } from './draw/photos.ts';
import { drawSignature } from './draw/signature.ts';
import { drawTotals } from './draw/totals.ts';
import { messages } from './messages.ts';
import type { TicketDocument } from './model.ts';

/** Draws a ticket as a PDF. Equal documents result in equal bytes. */
export async function renderTicket(document: TicketDocument): Promise<Uint8Array> {
  const { style, company, jobcode, status, totals, lines, currency } = document;
  const t = messages[style.language];
  const amounts = amountsIn(style.language, currency);
  const mark = status === 'DRAFT' || status === 'VOID' ? t(`status.${status}`) : null;
  const name = `${t('ticket')} ${jobcode}`;
  const pages = { style, company, name, mark, footer: [company.name, ...company.lines].join(' · ') };
  const paper = openPages(pages);
  await drawDocumentHead(paper, style, company, t('ticket'), [jobcode, t(`status.${status}`)]);
  drawFacts(paper, factsOf(document, amounts), 4);
  paper.y += 8;
  // Lines of the full page width are hard to read.
  const width = 0.82 * paper.width;
  drawText(paper, t('workDone'), document.description, width);
  if (lines.length > 0) {
    const lineCents = totals?.lineCents ?? null;
    const sections = [{ heading: null, detail: null, lines }];
    new LineTableDrawing(paper, { sections, lineCents, marksUntaxed: false, amounts, t }).draw();
    paper.y += 14;
  }
  if (totals) {
    const value = amounts.money(totals.subtotalCents);
    drawTotals(paper, [{ label: `${t('total')} (${currency})`, value, isTotal: true }]);
  }
  if (document.signature) drawSignature(paper, document.signature, t);
  const { photos, unreadable } = await readPhotos(document.photos);
  drawPhotos(paper, t('photos'), photos);
  drawText(paper, t('otherFiles'), [...unreadable, ...document.otherFiles].join('\n'), width);
  return closePages(paper, pages);
}

/** Returns the short facts of a ticket. Facts without a value are left out. */
function factsOf(document: TicketDocument, amounts: Amounts) {
  const { style } = document;
  const t = messages[style.language];
  const times = (start: string | null, end: string | null, hours: number) => {
    const span = start && end ? `${start} – ${end}` : '';
    const sum = hours === 0 ? '' : `${amounts.quantity(hours)} ${t('unit.h')}`;
    return [span, sum].filter(Boolean).join(' · ');
  };
  const { workStartedAt, workEndedAt, workHours } = document;
  const { travelStartedAt, travelEndedAt, travelHours } = document;
  return [
    { label: t('customer'), value: document.customer },
    { label: t('contact'), value: document.contact },
    { label: t('workDate'), value: formatDate(document.workDate, localeOf[style.language]) },
    { label: document.costReferenceLabel ?? t('costReference'), value: document.costReference },
    { label: t('location'), value: document.location },
    { label: t('wellName'), value: document.wellName },
    { label: t('technician'), value: document.technician },
    { label: t('jobType'), value: document.jobType },
    { label: t('work'), value: times(workStartedAt, workEndedAt, workHours) },
    { label: t('break'), value: document.breakMinutes === 0 ? '' : formatDuration(document.breakMinutes) },
    { label: t('travel'), value: times(travelStartedAt, travelEndedAt, travelHours) },
  ];
}
