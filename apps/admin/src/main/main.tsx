import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../core/i18n/language.ts';
import { createMessages } from '../core/i18n/messages.ts';
import { createServices } from '../core/services.tsx';
import { App } from './App.tsx';
import { preloadPage } from './Routes.tsx';
import { storedTheme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const messages = createMessages(currentLanguage());
const services = createServices((href) => {
  // An address with a # that is here already would not be loaded, only scrolled to.
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
});

// Everything that the first page needs comes at the same time, so its first paint is whole and nothing shifts. What
// fails to load is asked for again by the page itself, which shows the failure.
// `then`, not a top-level await: the page's chunk imports this one and would wait for its end for ever.
const show = () =>
  createRoot(root).render(<App messages={messages} services={services} theme={storedTheme()} />);
preloadPage(location.pathname, messages).then(show, show);
