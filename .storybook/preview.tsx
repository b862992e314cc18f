import { loadKitMessages } from '@derrick/ui/i18n';
import addonA11y from '@storybook/addon-a11y';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { forgetAnnouncements } from './announcements.ts';
import { startClock } from './clock.ts';
import '@derrick/ui/theme';
import './docs.css';
import { modes, viewports } from '../scripts/visual/modes.mjs';
import { contrasts, densities, themes, withKit } from './decorators.tsx';
import { docsContainer, docsPage } from './docs/index.tsx';
import { dispatchLikeBrowser } from './events.ts';
import { networks, withNetwork } from './network.tsx';
import { waitForOwnViewport, withOwnViewport } from './ownViewport.tsx';
import { PSEUDO } from './pseudoLocale.ts';
import { setUpRetries } from './retries.ts';
import { waitForOverlays } from './settledOverlays.ts';
import { readableTable } from './tables.ts';
import {
  clearUnmockedRequests,
  expectAllAnswered,
  lastRequest,
  recordUnmockedRequest,
  waitForSentRequests,
} from './unansweredCalls.ts';

const isTest = '__vitest_browser__' in globalThis;

/**
 * Options of axe in tests: report only violations, because thousands of passed rules are not read. Skip preloading style
 * sheets, because no enabled rule reads them.
 */
const optionsOfTests = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

const startWorker = async () => {
  const worker = setupWorker(lastRequest);
  await worker.start({
    quiet: true,
    // Relative, because the built Storybook may be served from a sub-path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: recordUnmockedRequest,
  });
  return worker;
};

/** Rules that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const onlyColors = { runOnly: { type: 'rule', values: colorRules } };
const exceptColors = { rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])) };

const isFullRun = import.meta.env['TEST_FULL'] === '1';

const isScreen = ({ title }: StoryContext) => title.startsWith('Screens/');

/**
 * Returns true if a test runs axe: once per state of a screen, and on all other stories except those about the behavior
 * of components that other stories show. A full run checks all stories.
 */
const isCheckedByAxe = (story: StoryContext) =>
  isFullRun ||
  (isScreen(story) ? story.tags.some((tag) => tag.startsWith('state:')) : !story.tags.includes('behavior'));

/**
 * Returns true if a test checks colors: on one story per page, because the other states show the same components, and on
 * all other stories.
 */
const isCheckedForColors = (story: StoryContext) =>
  isFullRun || !isScreen(story) || story.tags.includes('state:ready');

/** Returns true if a test checks the second theme: on every component story, and on one story per page. */
const isCheckedInBothThemes = ({ title, tags }: StoryContext) =>
  !tags.includes('one-theme') &&
  (isFullRun || title.startsWith('Components/') || tags.includes('state:ready'));

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  async beforeAll() {
    waitForOverlays();
    setUpRetries();
    if (!isTest) dispatchLikeBrowser();
    // Loaded before the first render of any story, like in the app.
    await loadKitMessages('es');
  },
  async beforeEach(context) {
    if (!isTest) await waitForOwnViewport(context);
    startClock();
    forgetAnnouncements();
    clearUnmockedRequests();
    return waitForSentRequests;
  },
  async afterEach(context) {
    expectAllAnswered();
    if (!isTest || !isCheckedByAxe(context)) return;
    const { a11y } = context.parameters;
    const check = (options: object) =>
      checkAccessibility({
        ...context,
        parameters: {
          ...context.parameters,
          a11y: { ...a11y, disable: false, options: { ...a11y?.options, ...options } },
        },
      });
    await check(isCheckedForColors(context) ? {} : exceptColors);
    if (!isCheckedInBothThemes(context)) return;
    // Only colors differ between the themes, so the play function does not run again.
    const { dataset } = document.documentElement;
    const theme = dataset['theme'];
    dataset['theme'] = theme === 'dark' ? 'light' : 'dark';
    try {
      await check(onlyColors);
    } catch (cause) {
      throw new Error(`In the ${dataset['theme']} theme: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    } finally {
      dataset['theme'] = theme;
    }
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    contrast: 'system',
    locale: 'en',
    direction: 'ltr',
    motion: 'system',
    network: 'normal',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: [...densities], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: { title: 'Contrast', icon: 'eye', items: [...contrasts], dynamicTitle: true },
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
          { value: PSEUDO, title: 'Pseudo (40 % longer)' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    network: {
      description: 'Network',
      toolbar: { title: 'Network', icon: 'lightning', items: [...networks], dynamicTitle: true },
    },
  },
  argTypesEnhancers: [readableTable],
  decorators: isTest ? [withNetwork, withKit] : [withNetwork, withKit, withOwnViewport],
  parameters: {
    a11y: {
      test: 'error',
      // In tests, `afterEach` above decides where axe runs.
      disable: isTest,
      options: isTest ? optionsOfTests : {},
      // react-aria's announcer keeps a text for 7 s, which may refer to a button that no longer exists.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    docs: {
      page: docsPage,
      container: docsContainer,
      // A page has one theme, language and direction, so stories with their own globals are only shown on their own.
      stories: {
        filter: ({ storyGlobals }) => Object.keys(storyGlobals).length === 0,
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    chromatic: { modes },
    options: {
      // Storybook evaluates the source of this function: it must be plain JavaScript without references to outer
      // variables.
      storySort: (a, b) => {
        // `*` stands for all other groups in alphabetical order.
        const groupsOf = new Map([
          ['Start', ['*']],
          ['Foundations', ['*']],
          ['Components', ['Actions', 'Fields', 'Data', 'Feedback', 'Overlays', 'Navigation', 'Layout']],
          ['Patterns', ['*']],
          ['Recipes', ['*']],
          ['Domain', ['*']],
          [
            'Screens',
            [
              ...['Sign in', 'Register', 'Password', 'Invitation', 'Shell', 'Session', 'Overview', '*'],
              ...['Placeholders', 'Not found', 'Maintenance', 'Pseudo-locale'],
            ],
          ],
          ['Flows', ['*']],
        ]);
        const placeOf = (title = '') => {
          const [category = '', group = ''] = title.split('/');
          const groups = groupsOf.get(category);
          if (!groups) throw new Error(`Unknown category "${category}" in the title "${title}"`);
          const within = groups.indexOf(groups.includes(group) ? group : '*');
          if (within === -1) throw new Error(`Unknown group "${group}" in the title "${title}"`);
          return [...groupsOf.keys()].indexOf(category) * 100 + within;
        };
        const distance = placeOf(a.title) - placeOf(b.title);
        if (distance !== 0) return distance;
        return a.title === b.title ? 0 : a.title.localeCompare(b.title, undefined, { numeric: true });
      },
    },
  },
});
