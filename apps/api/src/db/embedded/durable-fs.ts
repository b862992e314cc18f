import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that this module replaces. NODEFS has no types. */
interface NodeFsModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  };
}

const IO_ERROR = 29; // Emscripten's number of EIO

/**
 * PGlite's file system on disk, with an fsync that reaches the disk. NODEFS itself has none: in a test with power cuts
 * within half a minute of a commit, 20 of 25 folders could not be opened afterwards (electric-sql/pglite issue 1107).
 * This class relies on internals of PGlite, so package.json pins the exact version and a test counts the fsyncs.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  /** @param onSync called after each successful fsync */
  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options);
    const mount = prepared.emscriptenOpts.preRun ?? [];
    prepared.emscriptenOpts.preRun = [
      ...mount,
      (module: unknown) => {
        const { NODEFS } = module as NodeFsModule; // Emscripten's module has no types.
        NODEFS.stream_ops.fsync = (stream) => {
          try {
            if (stream.nfd != null) fsyncSync(stream.nfd);
            else syncFolder(NODEFS.realPath(stream.node));
            this.#onSync();
            return 0;
          } catch {
            return IO_ERROR;
          }
        };
      },
    ];
    return prepared;
  }
}

/**
 * Syncs the names in a folder. The folder must be opened for that, because the stream of NODEFS has no file descriptor.
 */
function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
