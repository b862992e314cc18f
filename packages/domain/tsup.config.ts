import { defineConfig } from 'tsup';
import { moduleByModule } from '../../scripts/moduleByModule.ts';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/endpoints/callsDocument.ts'],
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [moduleByModule],
});
