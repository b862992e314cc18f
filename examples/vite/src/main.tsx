import '@derrick/ui/styles.css';
import './app.css';
import { loadKitMessages } from '@derrick/ui/i18n';
import { KitProvider } from '@derrick/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LevelScreen } from './LevelScreen.tsx';

const messages = await loadKitMessages('es');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider theme="dark" locale="es-ES" messages={messages}>
        <LevelScreen />
      </KitProvider>
    </StrictMode>,
  );
}
