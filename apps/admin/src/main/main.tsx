import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../core/i18n/language.ts';
import { createMessages } from '../core/i18n/messages.ts';
import { createServices } from '../core/services.tsx';
import { App } from './App.tsx';
import { createPageFiles } from './pageFiles.ts';
import { preloadPage } from './Routes.tsx';
import { storedTheme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const messages = createMessages(currentLanguage());
const reloadAt = (href: string) => {
  // Assigning the current address with a hash would only scroll, so reload explicitly.
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
};
const services = createServices(reloadAt, import.meta.env.PROD ? createPageFiles() : undefined);

// Loads everything the first page needs in parallel, so that the first paint is complete and the layout does not shift.
// After a failure the page itself loads again and shows the error. Uses `then` instead of a top-level await: the page's
// chunk imports this one, so both would wait for each other forever.
const show = () =>
  createRoot(root).render(<App messages={messages} services={services} theme={storedTheme()} />);
preloadPage(location.pathname, messages).then(show, show);
