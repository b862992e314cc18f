import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Removes the languages of react-aria that the app does not use.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' }],
});
