import { createInterface } from 'node:readline';
import { open } from 'yauzl';

/** Counts the lines of a file in a ZIP archive. A line break within a quoted cell counts as a line. */
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
