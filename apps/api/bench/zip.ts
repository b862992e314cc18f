import { createInterface } from 'node:readline';
import { open } from 'yauzl';

/** Counts the lines of an entry of a zip. A quoted cell with a line break counts as it is written. */
export const linesOfEntry = (path: string, name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          let lines = 0;
          for await (const _ of createInterface({ input: stream })) lines += 1;
          zip.close();
          resolve(lines);
        });
      });
      zip.once('end', () => reject(new Error(`The zip has no ${name}`)));
      zip.readEntry();
    });
  });
