import {
  type DocumentFormats,
  documentFormats,
  documentLine,
  documentLocale,
  documentWords,
} from '@derrick/domain/invoices';
import { formatDuration } from '@derrick/domain/tickets';
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
  const words = documentWords(style.language);
  const formats = documentFormats(documentLocale(style.language, document.country), currency);
  const mark = status === 'DRAFT' || status === 'VOID' ? t(`status.${status}`) : null;
  const name = `${t('ticket')} ${jobcode}`;
  const pages = { style, company, name, mark, footer: [company.name, ...company.lines].join(' · ') };
  const paper = openPages(pages);
  await drawDocumentHead(paper, style, company, t('ticket'), [
    jobcode,
    ...(status ? [t(`status.${status}`)] : []),
  ]);
  drawFacts(paper, factsOf(document, formats), 4);
  paper.y += 8;
  // Lines of the full page width are hard to read.
  const width = 0.82 * paper.width;
  drawText(paper, t('workDone'), document.description, width);
  if (lines.length > 0) {
    const printed = lines.map((line, index) =>
      documentLine(line, {
        id: String(index),
        words,
        formats,
        cents: totals?.lineCents[index] ?? null,
        marksUntaxed: false,
      }),
    );
    const sections = [{ heading: null, facts: [], amount: null, lines: printed }];
    new LineTableDrawing(paper, { sections, labels: words, hasPrices: totals !== null }).draw();
    paper.y += 14;
  }
  if (totals) {
    const value = formats.money(totals.subtotalCents);
    drawTotals(paper, [{ label: `${words.total} (${currency})`, value, isTotal: true }]);
  }
  if (document.signature) drawSignature(paper, document.signature, t);
  const { photos, unreadable } = await readPhotos(document.photos);
  drawPhotos(paper, t('photos'), photos);
  drawText(paper, t('otherFiles'), [...unreadable, ...document.otherFiles].join('\n'), width);
  return closePages(paper, pages);
}

/** Returns the short facts of a ticket. Facts without a value are left out. */
function factsOf(document: TicketDocument, formats: DocumentFormats) {
  const { style } = document;
  const t = messages[style.language];
  const words = documentWords(style.language);
  const times = (start: string | null, end: string | null, hours: number) => {
    const span = start && end ? `${start} – ${end}` : '';
    const sum = hours === 0 ? '' : `${formats.quantity(hours)} ${words.units.h}`;
    return [span, sum].filter(Boolean).join(' · ');
  };
  const { workStartedAt, workEndedAt, workHours } = document;
  const { travelStartedAt, travelEndedAt, travelHours } = document;
  return [
    { label: t('customer'), value: document.customer },
    { label: t('contact'), value: document.contact },
    { label: t('workDate'), value: formats.day(document.workDate) },
    { label: document.costReferenceLabel ?? words.reference, value: document.costReference },
    { label: t('location'), value: document.location },
    { label: t('wellName'), value: document.wellName },
    { label: t('technician'), value: document.technician },
    { label: t('jobType'), value: document.jobType },
    { label: t('work'), value: times(workStartedAt, workEndedAt, workHours) },
    { label: t('break'), value: document.breakMinutes === 0 ? '' : formatDuration(document.breakMinutes) },
    { label: t('standby'), value: times(null, null, document.standbyHours) },
    { label: t('travel'), value: times(travelStartedAt, travelEndedAt, travelHours) },
  ];
}
