/**
 * Draws two tickets in a thread, as the server does: one with 20 transparent PNGs of 12 megapixels, one with as many bytes of
 * JPEGs as a document takes. Prints how many megabytes the process grew by at its peak. `memory.test.ts` runs it in a process
 * of its own.
 */
import { createRenderer } from '../../src/documents/renderer.ts';
import { png } from './samplePng.ts';
import { sampleTicket } from './samples.ts';

/** How often memory is measured: a photo takes about 200 ms. */
const SAMPLE_MS = 5;
const JPEG_HEAD = Buffer.from('ffd8ffc000110800f0014003011100021100031100', 'hex');
/** Two photos of 8 MB. */
const jpeg = () =>
  Buffer.concat([JPEG_HEAD, Buffer.alloc(8 * 1024 ** 2, 'noise'), Buffer.from([0xff, 0xd9])]);
const bytes = png({ width: 4000, height: 3000 });
const pngs = Array.from({ length: 20 }, (_, index) => ({ name: `photo ${index}.png`, bytes }));
const jpegs = [
  { name: 'one.jpg', bytes: jpeg() },
  { name: 'two.jpg', bytes: jpeg() },
];

const renderer = createRenderer();
// Starts the thread and loads its typefaces, which stay for all documents.
await renderer.renderTicket(sampleTicket());
const before = process.memoryUsage.rss();
// Sampled, because the maximum that Linux reports for a process includes the memory of the process that started it.
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
for (const photos of [pngs, jpegs]) await renderer.renderTicket(sampleTicket({ photos }));
clearInterval(sampling);
await renderer.close();
console.log(Math.round((peak - before) / 1024 ** 2));
