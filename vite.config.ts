import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Shared by Storybook and Vitest; apps/admin has its own. Packages are read from source, not from dist. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@derrick/source', ...defaultClientConditions] },
  optimizeDeps: {
    // Seen first after vanilla-extract's transform: without this a cold cache reloads the page under running tests.
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
});
