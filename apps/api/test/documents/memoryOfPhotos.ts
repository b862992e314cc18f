/**
 * Renders two tickets in a thread, like the server: one with transparent PNGs of 12 megapixels, whose number is the
 * argument, and one with the maximum bytes of JPEGs. Prints the peak growth of the process in megabytes. `memory.test.ts`
 * runs it in a separate process.
 */
import { createRenderer } from '../../src/documents/renderer.ts';
import { png } from './samplePng.ts';
import { sampleTicket } from './samples.ts';

/** Interval of the memory samples in milliseconds; a photo takes about 200 ms. */
const SAMPLE_MS = 5;
const JPEG_HEAD = Buffer.from('ffd8ffc000110800f0014003011100021100031100', 'hex');
/** Creates a JPEG of 8 MB. */
const jpeg = () =>
  Buffer.concat([JPEG_HEAD, Buffer.alloc(8 * 1024 ** 2, 'noise'), Buffer.from([0xff, 0xd9])]);
const bytes = png({ width: 4000, height: 3000 });
const pngs = Array.from({ length: Number(process.argv[2]) }, (_, index) => ({
  name: `photo ${index}.png`,
  bytes,
}));
const jpegs = [
  { name: 'one.jpg', bytes: jpeg() },
  { name: 'two.jpg', bytes: jpeg() },
];

const renderer = createRenderer();
// Starts the thread and loads its fonts, which are kept for all documents.
await renderer.renderTicket(sampleTicket());
const before = process.memoryUsage.rss();
// Sampled, because the maximum reported by Linux includes the memory of the parent process.
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
for (const photos of [pngs, jpegs]) await renderer.renderTicket(sampleTicket({ photos }));
clearInterval(sampling);
await renderer.close();
console.log(Math.round((peak - before) / 1024 ** 2));
