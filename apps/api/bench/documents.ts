/**
 * `npm run bench:documents --workspace=@derrick/api`: measures the rendering of invoices with 1, 30 and 500 lines and of
 * a ticket with photos: the duration, the delay of the main thread, and the memory growth of the process, including the
 * thread with its fonts. Fails if the median for 30 lines is 300 ms or more, or if 500 lines need 100 MB more than before
 * the thread started.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { createRenderer, resourceLimits } from '../src/documents/renderer.ts';
import { sampleBilledTicket, sampleInvoice, sampleLine, sampleTicket } from '../test/documents/samples.ts';
import { markdownTable } from './table.ts';
import { median, quantile, timed } from './times.ts';

const ROUNDS = 40;
const MOST_MS = 300;
const MOST_MEGABYTES = 100;

const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;

const invoiceOf = (count: number) => {
  const sections = Array.from({ length: Math.ceil(count / 10) }, (_, section) => section);
  return sampleInvoice({
    tickets: sections.map((section) =>
      sampleBilledTicket({
        id: String(section),
        jobcode: `TK-${10_000 + section}`,
        wellName: `Mesquite ${section}-1H`,
      }),
    ),
    lines: Array.from({ length: count }, (_, index) => {
      const section = Math.floor(index / 10);
      return sampleLine({
        description: `Part ${section}-${index % 10}: packing, flange and gauge of the well head, with the crew of the day`,
        quantity: (index % 10) + 0.5,
        unitPriceCents: 1000 * section + 99 * (index % 10),
        ticketId: String(section),
      });
    }),
  });
};

/** Creates an incompressible image: the header of a JPEG followed by as many random bytes as in a phone's photo. */
function photo(): Buffer {
  const head = Buffer.from('ffd8ffc000110800f0014003011100021100031100', 'hex');
  return Buffer.concat([head, Buffer.alloc(3_000_000, 'noise'), Buffer.from([0xff, 0xd9])]);
}

const thread = new URL('../dist/documents-worker.js', import.meta.url);
const renderer = createRenderer({ start: () => new Worker(thread, { resourceLimits }) });
const before = megabytes();
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, megabytes());
}, 2);
const rows = [['document', 'first', 'median', '95 %', 'main thread held up at most', 'bytes']];
let medianOf30 = Number.NaN;

async function measure(name: string, draw: () => Promise<Uint8Array>, rounds: number): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let bytes = 0;
  const renderOnce = () =>
    timed(async () => {
      bytes = (await draw()).length;
    });
  const first = await renderOnce();
  delay.enable();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await renderOnce());
  delay.disable();
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const delayMax = ms(delay.max / 1e6);
  rows.push([
    name,
    ms(first),
    ms(median(times)),
    ms(quantile(times, 0.95)),
    delayMax,
    bytes.toLocaleString('en'),
  ]);
  return median(times);
}

try {
  // The longest document comes first, so that the memory growth is not caused by the others.
  await measure('invoice of 500 lines', () => renderer.renderInvoice(invoiceOf(500)), ROUNDS / 4);
  const grown = highest - before;
  medianOf30 = await measure('invoice of 30 lines', () => renderer.renderInvoice(invoiceOf(30)), ROUNDS);
  await measure('invoice of 1 line', () => renderer.renderInvoice(invoiceOf(1)), ROUNDS);
  const photos = Array.from({ length: 5 }, (_, index) => ({ name: `photo ${index}.jpg`, bytes: photo() }));
  await measure(
    'ticket with five photos of 3 MB',
    () => renderer.renderTicket(sampleTicket({ photos })),
    ROUNDS / 4,
  );
  console.log(markdownTable(rows));
  console.log(
    `\nMemory: ${before.toFixed(0)} MB before, ${grown.toFixed(0)} MB more with invoices of 500 lines, ` +
      `${(highest - before).toFixed(0)} MB more with the photos.`,
  );
  if (medianOf30 >= MOST_MS || grown >= MOST_MEGABYTES) process.exitCode = 1;
} finally {
  clearInterval(watch);
  await renderer.close();
}
