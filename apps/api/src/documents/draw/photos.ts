import type { DocumentPhoto } from '../model.ts';
import { ink } from './colors.ts';
import type { Paper } from './paper.ts';
import { type Picture, pixelsToUnpack, readPicture } from './pictures.ts';
import { textStyles } from './text.ts';

const COLUMNS = 3;
const GAP = 12;
const HEIGHT = 124;
const CAPTION = textStyles.small.lineHeight + 4;

/**
 * Maximum pixels unpacked per document, so that drawing takes seconds and not minutes: twenty phone screenshots, or five
 * PNGs of 12 megapixels.
 */
const DOCUMENT_MAX_UNPACKED_PIXELS = 60_000_000;

export type ReadablePhoto = Picture & { name: string };

/**
 * Splits photos into those that can be drawn and the names of the others. Photos are read one after another, so that the
 * memory of each is free before the next one is unpacked.
 */
export async function readPhotos(
  photos: readonly DocumentPhoto[],
): Promise<{ photos: ReadablePhoto[]; unreadable: string[] }> {
  const readable: ReadablePhoto[] = [];
  const unreadable: string[] = [];
  let pixelsLeft = DOCUMENT_MAX_UNPACKED_PIXELS;
  for (const { name, bytes } of photos) {
    const pixels = pixelsToUnpack(bytes);
    const picture = pixels <= pixelsLeft ? await readPicture(bytes) : undefined;
    if (pixels <= pixelsLeft) pixelsLeft -= pixels;
    if (picture) readable.push({ ...picture, name });
    else unreadable.push(name);
  }
  return { photos: readable, unreadable };
}

/** Draws small photos in rows of three, each with its name below. Rows are never split across pages. */
export function drawPhotos(paper: Paper, heading: string, photos: readonly ReadablePhoto[]): void {
  if (photos.length === 0) return;
  const { doc, root, left, accent } = paper;
  const width = (paper.width - (COLUMNS - 1) * GAP) / COLUMNS;
  paper.makeRoom(textStyles.label.lineHeight + 6 + HEIGHT + CAPTION);
  const at = { x: left, width: paper.width, color: accent.text };
  paper.y += 6 + paper.write(root, 'H2', 'label', heading, { ...at, y: paper.y });
  for (let from = 0; from < photos.length; from += COLUMNS) {
    paper.makeRoom(HEIGHT + CAPTION);
    const { y } = paper;
    for (const [index, photo] of photos.slice(from, from + COLUMNS).entries()) {
      const x = left + index * (width + GAP);
      const scale = Math.min(width / photo.width, HEIGHT / photo.height);
      const size = { width: photo.width * scale, height: photo.height * scale };
      const bbox: [number, number, number, number] = [x, y, x + size.width, y + size.height];
      root.add(
        doc.struct('Figure', { alt: photo.name, bbox }, () => {
          paper.drawPicture(photo, x, y, size);
        }),
      );
      const name = paper.lines('small', photo.name, width).slice(0, 1).join('');
      paper.write(root, 'Caption', 'small', name, { x, y: y + HEIGHT + 3, width, color: ink.muted });
    }
    paper.y += HEIGHT + CAPTION + 8;
  }
}
