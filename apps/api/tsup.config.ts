import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    // Threads and commands start from a file: their names are known to src/db/embedded/engine.ts,
    // src/documents/renderer.ts and src/assistant/reader.ts.
    'database-worker': 'src/db/embedded/worker.ts',
    'documents-worker': 'src/documents/worker.ts',
    'assistant-worker': 'src/assistant/worker.ts',
    seed: 'seed/command.ts',
    backup: 'src/backup/command.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  // The domain is bundled from its source; packages of npm stay outside, where their files find each other.
  noExternal: [/^@derrick\//],
  // The domain's own dependency: what the server takes from the domain does not reach it, so nothing of it remains.
  external: ['ofetch'],
  esbuildOptions(options) {
    options.conditions = ['@derrick/source'];
    // All files lie side by side: what is found beside a module in src/db is found beside the bundle.
    options.chunkNames = '[name]-[hash]';
  },
  async onSuccess() {
    await cp('src/db/migrations', 'dist/migrations', { recursive: true });
  },
});
