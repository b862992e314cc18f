import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import '@derrick/ui/theme';
import { themes, withKit } from './decorators.tsx';

const startWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative to the built Storybook, which may live under a sub-path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English (US)' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  decorators: [withKit],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1360', styles: { width: '1360px', height: '903px' } },
      },
    },
    options: {
      // Storybook extracts this function by its source, so everything that it needs stands inside it.
      storySort: (
        a: { title: string; name: string; type: string },
        b: { title: string; name: string; type: string },
      ) => {
        const order: Record<string, readonly string[]> = {
          Start: [],
          Foundations: [],
          Components: ['Actions', 'Fields', 'Data', 'Feedback', 'Overlays', 'Navigation', 'Layout'],
          Patterns: [],
          Screens: ['Sign in', 'Shell', 'Job tickets'],
          Flows: [],
        };
        const rank = (title: string) => {
          const [root = '', group = ''] = title.split('/');
          const groups = order[root];
          if (!groups)
            throw new Error(
              `Unknown category "${root}" of "${title}". Use: ${Object.keys(order).join(', ')}.`,
            );
          if (groups.length > 0 && !groups.includes(group)) {
            throw new Error(
              `Unknown group "${group}" of "${title}". Under ${root} use: ${groups.join(', ')}.`,
            );
          }
          return Object.keys(order).indexOf(root) * 100 + groups.indexOf(group);
        };
        const byRank = rank(a.title) - rank(b.title);
        if (byRank !== 0) return byRank;
        return a.title === b.title ? 0 : a.title.localeCompare(b.title, undefined, { numeric: true });
      },
    },
  },
});
