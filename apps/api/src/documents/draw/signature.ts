import type { messages } from '../messages.ts';
import type { DocumentSignature, StrokePoint } from '../model.ts';
import { ink } from './colors.ts';
import type { Paper } from './paper.ts';
import { textStyles } from './text.ts';

const BOX = { width: 200, height: 84 };
const PEN = 1.3;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest area with the pad's proportions that fits into the box, so that the signature is not distorted. */
function areaOf(aspectRatio: number, { x, y, width, height }: Area): Area {
  const ratio = Number.isFinite(aspectRatio) && aspectRatio > 0 ? aspectRatio : width / height;
  const scale = Math.min(width / ratio, height);
  return { x, y: y + height - scale, width: ratio * scale, height: scale };
}

/** Draws a stroke as a smooth curve through the midpoints of its points. A single point is a dot. */
function drawStroke(doc: PDFKit.PDFDocument, points: readonly StrokePoint[]): void {
  const [first, ...rest] = points;
  if (!first) return;
  const last = rest.at(-1);
  if (!last) {
    doc.circle(first.x, first.y, PEN).fill(ink.text);
    return;
  }
  doc.moveTo(first.x, first.y);
  for (const [index, { x, y }] of rest.entries()) {
    const next = rest[index + 1];
    if (next) doc.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  }
  doc.lineTo(last.x, last.y).stroke(ink.text);
}

function drawStrokes({ doc }: Paper, signature: DocumentSignature, box: Area): void {
  const { x, y, width, height } = areaOf(signature.aspectRatio, box);
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  doc.lineWidth(PEN).lineCap('round').lineJoin('round');
  for (const stroke of signature.strokes) {
    drawStroke(
      doc,
      stroke.map((point) => ({ x: x + point.x * width, y: y + point.y * height })),
    );
  }
  doc.restore();
}

/** Draws a signature with its signer and time. All of it stays on one page. */
export function drawSignature(paper: Paper, signature: DocumentSignature, t: (typeof messages)['en']): void {
  const { doc, root, left } = paper;
  const heading = textStyles.label.lineHeight + 4;
  paper.makeRoom(heading + BOX.height + 24);
  const at = { x: left, y: paper.y, width: paper.width, color: paper.accent.text };
  paper.write(root, 'H2', 'label', t('signature'), at);
  const y = paper.y + heading;
  const box = { x: left + 6, y: y + 4, width: BOX.width - 12, height: BOX.height - 12 };
  const corners: [number, number, number, number] = [left, y, left + BOX.width, y + BOX.height];
  const isTyped = signature.strokes.length === 0;
  if (isTyped) {
    // The name is on the line, however many rows it takes.
    const isLong = paper.heightOf('name', signature.name, box.width) > box.height;
    const style = isLong ? 'body' : 'name';
    const height = paper.heightOf(style, signature.name, box.width);
    paper.write(root, 'P', style, signature.name, { ...box, y: y + BOX.height - 6 - height });
  } else {
    const alt = t('signatureOf', { name: signature.name });
    root.add(doc.struct('Figure', { alt, bbox: corners }, () => drawStrokes(paper, signature, box)));
  }
  paper.rule(y + BOX.height, { x: left, width: BOX.width, color: ink.muted });

  const x = left + BOX.width + 20;
  const width = paper.right - x;
  let below = y;
  const line = (style: 'strong' | 'body' | 'small', text: string, color?: string) => {
    below += paper.write(root, 'P', style, text, { x, y: below, width, ...(color && { color }) });
  };
  line('small', isTyped ? t('signedTyped') : t('signedBy'), ink.muted);
  line('strong', signature.name);
  if (signature.title) line('body', signature.title);
  line('body', signature.signedAt);
  below += 5;
  line('small', `${t('signedContent')}:\n${signature.hash}`, ink.muted);
  line('small', `${t('verify')} ${signature.verifyUrl}`, ink.muted);
  paper.y = Math.max(y + BOX.height, below) + 20;
}
