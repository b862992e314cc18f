import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // react-aria speaks 30 languages; the app speaks one.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' }],
});
